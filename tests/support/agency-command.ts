import { execFile } from 'node:child_process';
import { neutralSettings } from './neutral-settings.mjs';

/**
 * Runs `npm run line` and its like beside a running site, as somebody at the agency does.
 * @param settings those of the site that the command must share
 */
export function agencyCommand(
  { dataFolder, settings }: { dataFolder: string; settings?: Record<string, string> },
  name: 'line' | 'backup' | 'restore' | 'publish',
  ...words: string[]
): Promise<string> {
  const env = {
    ...process.env,
    ...neutralSettings,
    AGENCY_LOCALE: 'en',
    ...settings,
    DATA_DIR: dataFolder,
  };
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      ['scripts/run.mjs', `scripts/commands/${name}.ts`, ...words],
      { env },
      (error, stdout, stderr) => (error ? reject(new Error(stderr)) : resolve(stdout)),
    );
  });
}
