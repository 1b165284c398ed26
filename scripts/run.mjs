// Runs a script in TypeScript over lib, with the settings that the server reads: node scripts/run.mjs scripts/NAME.ts [ARGUMENT …]
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import env from '@next/env';
import { createJiti } from 'jiti';
import { publishedSettings } from './published.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [node, , script, ...args] = process.argv;
process.argv = [node, script, ...args];
env.loadEnvConfig(root);
// Two compare with what the files say, without what the owner changed.
if (!/build\/(dates|changes)\.ts$/.test(script)) Object.assign(process.env, publishedSettings(root));

const jiti = createJiti(import.meta.url, {
  alias: { '@/': root, 'server-only': `${root}node_modules/server-only/empty.js` },
  jsx: { runtime: 'automatic' },
});
try {
  await jiti.import(resolve(script));
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
