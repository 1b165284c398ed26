import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

/** What `npm test` says at its end of one runner's tests. */
export type Summary = {
  passed: number;
  /** Names of the tests that passed at their second try only. */
  flaky: string[];
  failed: { name: string; message: string }[];
  files: FileDuration[];
};

/** What a file took in its worker, with all that its tests open first. */
export type FileDuration = { file: string; tests: number; seconds: number };

export function fileDuration(path: string, tests: number, milliseconds: number): FileDuration {
  return { file: relative(process.cwd(), path), tests, seconds: Math.round(milliseconds / 100) / 10 };
}

/** Writes what a runner found where `npm test` reads it: the file that TEST_SUMMARY names. */
export function writeSummary(summary: Summary): void {
  const file = process.env.TEST_SUMMARY;
  if (file === undefined) throw new Error('TEST_SUMMARY names no file for the summary');
  writeFileSync(file, JSON.stringify(summary));
}
