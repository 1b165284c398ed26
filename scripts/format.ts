import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';

const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');

/** Formats files as the formatter of the project does. @throws Error with what the formatter says when it cannot */
export function format(root: string, files: readonly string[]): void {
  const { status, stderr } = spawnSync(
    process.execPath,
    [biome, 'format', '--write', '--vcs-enabled=false', ...files],
    { cwd: root, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
}
