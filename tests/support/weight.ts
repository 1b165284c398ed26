import { statSync } from 'node:fs';

/** Everything that a server may give out by itself, with what it is in brotli (scripts/build/finish/site-folder.ts). */
export const finishedFiles = '.next/site';

/** Kilobytes of a file, in brotli where it has that. */
export function weightOf(address: string): number {
  const compressed = statSync(`${finishedFiles}${address}.br`, { throwIfNoEntry: false });
  return (compressed ?? statSync(`${finishedFiles}${address}`)).size / 1000;
}
