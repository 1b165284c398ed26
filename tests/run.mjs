// `npm test`, and all of it with `--all`: every check, then one line that counts them all.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { requireBrowser } from './support/browser.mjs';
import { neutralSettings } from './support/neutral-settings.mjs';
import { slowestLines } from './support/summary/durations.mjs';
import { loadWarning, watchLoad } from './support/summary/load.mjs';

const output = resolve('tests/.output');

/**
 * What `npm test` leaves to `npm run test:all`: tests that are slow, the journeys that do not say that they are daily, and the build
 * for Vercel.
 */
const isAll = process.argv.includes('--all');
const [someTests, someJourneys] = isAll ? [[], []] : [['--tags-filter=!slow'], ['--grep=@daily']];

/** Of checks and of both runners; the runners write theirs as tests/support/summary/summary.ts says. */
const total = { passed: 0, flaky: [], failed: [] };

/** In seconds: each step, and each file of tests by its runner. */
const durations = { steps: [], runners: {} };

const loadSoFar = watchLoad();
rmSync(output, { recursive: true, force: true });
mkdirSync(output, { recursive: true });

await Promise.all([
  check('lint and import boundaries', ['biome', 'check', '--error-on-warnings', '.']),
  check('route types', ['next', 'typegen']).then(() => check('types', ['tsc', '--noEmit'])),
  check('unused code', ['knip']),
]);

// The build and these tests each leave a core idle at times, so they run at once; but not with those of PostgREST, which gives up on a
// database that does not answer in time.
const building = run('production build', ['npm', 'run', 'build'], { isWhole: true });
if (isAll) await building;
await runTests('unit, contract and API tests', vitest('tests/vitest.config.ts', ...someTests));

if (countCheck(await building)) {
  await runTests('the finished site', vitest('tests/site.config.ts'));
  process.env.CHROMIUM_PATH = requireBrowser();
  await runTests('browser journeys', [
    ...['playwright', 'test', '--config', 'tests/playwright.config.ts', ...someJourneys],
  ]);
  if (isAll) await runTests('the build for Vercel', vitest('tests/vercel.config.ts'));
}

const load = loadSoFar();
writeFileSync(`${output}/durations.json`, JSON.stringify({ ...durations, load }, undefined, 2));
console.log(`\n${slowestLines(durations).join('\n')}`);
for (const name of total.flaky) console.log(`\nat its second try only: ${name}`);
for (const { name, message } of total.failed) console.log(`\nfailed: ${name}\n${message}`);
const warning = total.failed.length + total.flaky.length > 0 ? loadWarning(load) : undefined;
if (warning) console.log(`\n${warning}`);
console.log(`\n${total.passed} passed, ${total.failed.length} failed`);
process.exit(total.failed.length === 0 ? 0 : 1);

/** A second try, listed as flaky, is for what was late on a machine that has other work. */
function vitest(config, ...options) {
  return [
    ...['vitest', 'run', '--config', config, '--retry=1', ...options],
    ...['--reporter=default', '--reporter=./tests/support/summary/unit-tests.ts'],
  ];
}

/** Runs a tool that counts as one; other checks may run meanwhile. */
async function check(name, command) {
  countCheck(await run(name, command, { isWhole: true }));
}

/** Prints what a tool said. True when it succeeded; counts as one. */
function countCheck({ name, status, said }) {
  process.stdout.write(said);
  if (status === 0) total.passed += 1;
  else total.failed.push({ name, message: `ended with ${status}` });
  return status === 0;
}

/** Runs tests and adds what their summary says; a runner that failed without a failed test counts as one failure. */
async function runTests(name, command) {
  const file = `${output}/summary.json`;
  rmSync(file, { force: true });
  const { status } = await run(name, command, { settings: { TEST_SUMMARY: file } });
  let summary = { passed: 0, flaky: [], failed: [], files: [] };
  try {
    summary = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    console.error(`no summary in ${file}: ${error.message}`);
  }
  if (summary.failed.length === 0 && (status !== 0 || summary.passed === 0))
    summary.failed.push({ name, message: `ended with ${status}` });
  durations.runners[name] = summary.files;
  total.passed += summary.passed;
  total.flaky.push(...summary.flaky);
  total.failed.push(...summary.failed);
}

/**
 * Runs a tool of the project. What it says is printed as it comes; or, where `isWhole`, handed over at its end, so that tools
 * that run at once do not talk at once.
 */
function run(name, [tool, ...args], { settings = {}, isWhole = false } = {}) {
  const heading = `\n— ${name}\n`;
  let said = heading;
  const start = performance.now();
  const end = (status, resolve) => {
    durations.steps.push({ name, seconds: Math.round((performance.now() - start) / 100) / 10 });
    resolve({ name, status, said });
  };
  if (!isWhole) process.stdout.write(heading);
  const child = spawn(tool === 'npm' ? tool : `node_modules/.bin/${tool}`, args, {
    stdio: isWhole ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...neutralSettings, NEXT_TELEMETRY_DISABLED: '1', ...settings },
    shell: process.platform === 'win32',
  });
  const listen = (chunk) => {
    said += chunk;
  };
  child.stdout?.setEncoding('utf8').on('data', listen);
  child.stderr?.setEncoding('utf8').on('data', listen);
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(error.message);
      end(1, resolve);
    });
    child.on('close', (status) => end(status ?? 1, resolve));
  });
}
