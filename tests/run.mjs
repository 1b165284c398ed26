// The whole of `npm test`: every check, then one line that counts them all.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { requireBrowser } from './support/browser.mjs';
import { neutralSettings } from './support/neutral-settings.mjs';

const output = resolve('tests/.output');
const unitReport = `${output}/unit.json`;
const journeyReport = `${output}/journeys.json`;

const counts = { passed: 0, failed: 0 };
let needingAnotherTry = 0;

rmSync(output, { recursive: true, force: true });
mkdirSync(output, { recursive: true });

await Promise.all([
  check('lint and import boundaries', ['biome', 'check', '--error-on-warnings', '.']),
  check('route types', ['next', 'typegen']).then(() => check('types', ['tsc', '--noEmit'])),
  check('unused code', ['knip']),
]);

// The build and these tests each leave a core idle at times, so they run at once.
const building = run('production build', ['npm', 'run', 'build'], { isWhole: true });
const unitTests = await run('unit, contract and API tests', [
  'vitest',
  'run',
  '--config',
  'tests/vitest.config.ts',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${unitReport}`,
]);
countReport(unitTests.status, unitReport, (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numFailedTestSuites,
}));

const build = await building;
if (countCheck(build)) {
  process.env.CHROMIUM_PATH = requireBrowser();
  const journeys = await run(
    'browser journeys',
    ['playwright', 'test', '--config', 'tests/playwright.config.ts'],
    { settings: { JOURNEY_REPORT: journeyReport } },
  );
  countReport(journeys.status, journeyReport, ({ stats, errors }) => {
    needingAnotherTry = stats.flaky;
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
  });
}

if (needingAnotherTry > 0)
  console.log(`\n${needingAnotherTry} journeys passed at their second try only (flaky, above)`);
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed === 0 ? 0 : 1);

/** Runs a tool that counts as one; other checks may run meanwhile. */
async function check(name, command) {
  countCheck(await run(name, command, { isWhole: true }));
}

/** Prints what a tool said. True when it succeeded; counts as one. */
function countCheck({ status, said }) {
  process.stdout.write(said);
  counts[status === 0 ? 'passed' : 'failed'] += 1;
  return status === 0;
}

/**
 * Runs a tool of the project. What it says is printed as it comes; or, where `isWhole`, handed over at its end, so that tools
 * that run at once do not talk at once.
 */
function run(name, [tool, ...args], { settings = {}, isWhole = false } = {}) {
  const heading = `\n— ${name}\n`;
  let said = heading;
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
      resolve({ status: 1, said });
    });
    child.on('close', (status) => resolve({ status: status ?? 1, said }));
  });
}

/** Adds what a runner reports; a runner that failed without a failed test counts as one failure. */
function countReport(status, file, read) {
  let report = { passed: 0, failed: 0 };
  try {
    report = read(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    console.error(`no report in ${file}: ${error.message}`);
  }
  counts.passed += report.passed;
  counts.failed += report.failed || (status === 0 && report.passed > 0 ? 0 : 1);
}
