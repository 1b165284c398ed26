import 'server-only';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { errorCode, LoggableError } from '@/lib/log';

const owner = z.object({ pid: z.number().int(), host: z.string(), startedAt: z.string() });
type Owner = z.infer<typeof owner>;

/** The folder belongs to another living process; opening it would lose rows. */
export class FolderLockedError extends LoggableError {
  constructor(folder: string, { pid, host }: Owner) {
    super(
      'FolderLockedError',
      `${folder} is in use by process ${pid} on ${host}. Two servers on one data folder lose rows: ` +
        'stop the other one, or give this one a DATA_DIR of its own.',
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
  const file = join(folder, 'lock');
  const mine: Owner = { pid: process.pid, host: hostname(), startedAt: processStart(process.pid) };
  const deadline = Date.now() + patience;
  while (!(await tryLock(file, mine))) {
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

async function tryLock(file: string, mine: Owner): Promise<boolean> {
  const text = JSON.stringify(mine);
  try {
    writeFileSync(file, text, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
  // A lock that says nothing may be one that its owner is about to write.
  const other = readOwner(file) ?? (await wait(150).then(() => readOwner(file)));
  if (other && isAlive(other)) return false;
  // Of several that find the same stale lock, the last to replace it owns the folder; each looks again to learn who that was.
  const candidate = `${file}.${process.pid}`;
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
  return one?.pid === other.pid && one.host === other.host && one.startedAt === other.startedAt;
}

function isAlive(other: Owner): boolean {
  // A process on another host (a container that shares the volume) cannot be asked: believe the lock.
  if (other.host !== hostname()) return true;
  try {
    process.kill(other.pid, 0);
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
  return processStart(other.pid) === other.startedAt;
}

/** When a process began, as far as the system tells (Linux): tells a process from a later one that got its number. */
function processStart(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
