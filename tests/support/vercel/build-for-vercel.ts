import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { copyProject } from '../copy-project';
import { neutralSettings } from '../neutral-settings.mjs';
import { temporaryFolder } from '../temporary-folder';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder `.vercel/output` of the build; undefined where the command line of Vercel cannot be had. */
    vercelOutput: string | undefined;
    /** Why the build failed; empty where it did not. A test says it, since Vitest cannot print the error of a setup. */
    vercelFailure: string;
  }
}

const run = promisify(execFile);
const toolFolder = resolve('tests/support/vercel');
const maxBuffer = 64 * 1024 * 1024;

/** What Vercel knows of a project, which `vercel pull` would write. Packages are there already. */
const project = {
  projectId: 'prj_of_tests',
  orgId: 'team_of_tests',
  settings: { framework: 'nextjs', createdAt: 1, installCommand: 'true', nodeVersion: '24.x' },
};

/** Builds a copy of the project by `vercel build`, which asks nobody. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { folder, remove } = await temporaryFolder();
  const tool = await installTool();
  const failure = tool ? await build(tool, folder) : '';
  provide('vercelFailure', failure);
  provide('vercelOutput', tool && !failure ? join(folder, '.vercel/output') : undefined);
  return remove;
}

/** Not by `npm ci`: that wants packages for other systems too, of which some were not published. */
async function installTool(): Promise<string | undefined> {
  const args = ['install', '--no-save', '--omit=optional', '--ignore-scripts', '--no-audit', '--no-fund'];
  try {
    await run('npm', args, { cwd: toolFolder, maxBuffer });
  } catch (error) {
    const [line = ''] = /^npm error (?!code).*$/m.exec(String(error)) ?? [];
    console.warn(`The build for Vercel is skipped, as its command line cannot be installed: ${line}`);
    return undefined;
  }
  return join(toolFolder, 'node_modules/vercel/dist/vc.js');
}

/** @returns what was said where it failed */
async function build(tool: string, folder: string): Promise<string> {
  await copyProject(folder);
  const projectFile = join(folder, '.vercel/project.json');
  mkdirSync(dirname(projectFile));
  writeFileSync(projectFile, JSON.stringify(project));
  const { VERCEL: _, ...settings } = neutralSettings;
  const quiet = { NEXT_TELEMETRY_DISABLED: '1', VERCEL_TELEMETRY_DISABLED: '1' };
  const env = { ...process.env, ...settings, ...quiet, NODE_ENV: 'production' as const };
  try {
    await run(process.execPath, [tool, 'build', '--yes', '--token=none'], { cwd: folder, maxBuffer, env });
    return '';
  } catch (error) {
    return `vercel build failed: ${Object(error).stdout}\n${Object(error).stderr}`;
  }
}
