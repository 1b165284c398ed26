import { readdir, readFile } from 'node:fs/promises';

/** The memory of a process in bytes; Linux alone tells. */
export async function memoryOf(processId: number): Promise<number> {
  const status = await readFile(`/proc/${processId}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
}

/** How many files and connections a process has open. */
export async function openFilesOf(processId: number): Promise<number> {
  return (await readdir(`/proc/${processId}/fd`)).length;
}

/** The processes that a process has started, and itself. */
export async function withChildren(processId: number): Promise<number[]> {
  const children = await readFile(`/proc/${processId}/task/${processId}/children`, 'utf8');
  return [processId, ...children.split(' ').filter(Boolean).map(Number)];
}
