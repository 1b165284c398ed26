import 'server-only';
import { chmodSync, mkdirSync, readFileSync, readlinkSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { errorCode, LoggableError } from '@/lib/log';
import { isServed } from './folder-socket';

/** A process, as far as the system tells (Linux): where it has no such facts they are empty, and equal. */
const owner = z.object({
  pid: z.number().int(),
  host: z.string(),
  startedAt: z.string(),
  /** Which start of which machine: the same in all its containers. */
  boot: z.string().default(''),
  /** In which container, so that its number can be looked up. */
  namespace: z.string().default(''),
});
type Owner = z.infer<typeof owner>;

/** The folder belongs to another living process; opening it would lose rows. */
export class FolderLockedError extends LoggableError {
  constructor(folder: string, { pid, host }: Owner) {
    super(
      'FolderLockedError',
      `${folder} is in use by process ${pid} on ${host}. Two servers on one data folder lose rows: ` +
        'stop the other one, or give this one a DATA_DIR of its own. ' +
        `If that machine is gone for good, delete the file ${join(folder, 'lock')}.`,
    );
  }
}

/**
 * Takes a folder for this process alone, by a file `lock` that names the owner. A lock left by a dead process is taken over.
 * @param patience milliseconds to wait for an owner that is about to end (a dev server restarts into a new process)
 * @returns the function that gives the folder back
 * @throws FolderLockedError when another process still owns it after that time
 */
export async function lockFolder(folder: string, patience = 5000): Promise<() => void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // A restored folder may have come with the rights of an archive.
  chmodSync(folder, 0o700);
  const file = join(folder, 'lock');
  const mine = thisProcess();
  const deadline = Date.now() + patience;
  while (!(await tryLock(folder, mine))) {
    const other = readOwner(file);
    if (other && Date.now() >= deadline) throw new FolderLockedError(folder, other);
    await wait(200);
  }
  const release = () => {
    if (isSame(readOwner(file), mine)) rmSync(file, { force: true });
  };
  process.once('exit', release);
  return () => {
    process.removeListener('exit', release);
    release();
  };
}

async function tryLock(folder: string, mine: Owner): Promise<boolean> {
  const file = join(folder, 'lock');
  const text = JSON.stringify(mine);
  try {
    writeFileSync(file, text, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
  // A lock that says nothing may be one that its owner is about to write.
  const other = readOwner(file) ?? (await wait(150).then(() => readOwner(file)));
  if (other && (await isAlive(folder, other, mine))) return false;
  // Of several that find the same stale lock, the last to replace it owns the folder; each looks again to learn who that was.
  const candidate = `${file}.${process.pid}.${hostname()}`;
  writeFileSync(candidate, text, { mode: 0o600 });
  renameSync(candidate, file);
  await wait(150);
  return isSame(readOwner(file), mine);
}

function readOwner(file: string): Owner | undefined {
  try {
    return owner.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

function isSame(one: Owner | undefined, other: Owner): boolean {
  return one !== undefined && JSON.stringify(one) === JSON.stringify(other);
}

async function isAlive(folder: string, other: Owner, mine: Owner): Promise<boolean> {
  // Another machine cannot be asked, so its lock is believed; the same one was started anew, or still answers.
  if (other.boot !== mine.boot) return other.host !== mine.host || isServed(folder);
  // The numbers of another container mean others here, but its socket is the same file for both.
  if (other.namespace !== mine.namespace) return isServed(folder);
  if (other.boot === '' && other.host !== mine.host) return true;
  try {
    process.kill(other.pid, 0);
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
  return processStart(other.pid) === other.startedAt;
}

function thisProcess(): Owner {
  return {
    pid: process.pid,
    host: hostname(),
    startedAt: processStart(process.pid),
    boot: factOf(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
    namespace: factOf(() => readlinkSync('/proc/self/ns/pid')),
  };
}

/** When a process began: tells it from a later one that got its number. */
function processStart(pid: number): string {
  return factOf(() => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  });
}

function factOf(read: () => string): string {
  try {
    return read();
  } catch {
    return '';
  }
}
