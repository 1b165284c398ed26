import { execFile } from 'node:child_process';
import { neutralSettings } from './neutral-settings.mjs';

/** Runs `npm run order` beside a running site, as somebody at the agency does. */
export function orderCommand(dataFolder: string, ...words: string[]): Promise<string> {
  const env = { ...process.env, ...neutralSettings, AGENCY_LOCALE: 'en', DATA_DIR: dataFolder };
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      ['scripts/run.mjs', 'scripts/order.ts', ...words],
      { env },
      (error, stdout, stderr) => (error ? reject(new Error(stderr)) : resolve(stdout)),
    );
  });
}
