import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { z } from 'zod';
import { neutralSettings } from './neutral-settings.mjs';
import { temporaryFolder } from './temporary-folder';

const traced = z.object({ files: z.array(z.string()) });
const built = resolve('.next');

const filesOf = (path: string) => traced.parse(JSON.parse(readFileSync(path, 'utf8'))).files;

/** Whatever a platform uploads for a function: its own file, what the build traced of it and of the start, and what every server needs. */
function filesOfFunction(route: string): string[] {
  const entries = [`server/app/${route}.js`, 'server/instrumentation.js'].map((entry) => join(built, entry));
  return [
    ...entries,
    ...entries.flatMap((entry) => filesOf(`${entry}.nft.json`).map((file) => resolve(dirname(entry), file))),
    ...filesOf(join(built, 'required-server-files.json')).map((file) => resolve(file)),
  ];
}

/**
 * Starts one function of the build in an empty folder that has nothing but its traced files.
 * @param route such as `api/orders/route`; its data lie in `dataFolder`
 * @returns its address, and `stop`, which waits for what it does after its answers
 */
export async function startFunction(
  route: string,
  dataFolder: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const { folder, remove } = await temporaryFolder();
  for (const file of new Set(filesOfFunction(route))) {
    const target = join(folder, relative(resolve('.'), file));
    mkdirSync(dirname(target), { recursive: true });
    if (existsSync(file)) cpSync(file, target, { recursive: true, verbatimSymlinks: true });
  }
  const child: ChildProcess = fork(resolve('tests/support/serve-function.mjs'), [route], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      ...neutralSettings,
      DATA_DIR: dataFolder,
    },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const [port] = await Promise.race([once(child, 'message'), ended.then(() => ['(it ended)'])]);
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    await remove();
  };
  return { url: `http://localhost:${port}`, stop };
}
