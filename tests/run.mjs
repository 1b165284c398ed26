// The whole of `npm test`: every check in turn, then one line that counts them all.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { requireBrowser } from './support/browser.mjs';
import { neutralSettings } from './support/neutral-settings.mjs';

const output = resolve('tests/.output');
const unitReport = `${output}/unit.json`;
const journeyReport = `${output}/journeys.json`;

const counts = { passed: 0, failed: 0 };

rmSync(output, { recursive: true, force: true });
mkdirSync(output, { recursive: true });

check('lint and import boundaries', 'biome', 'check', '--error-on-warnings', '.');
check('route types', 'next', 'typegen');
check('types', 'tsc', '--noEmit');
check('unused code', 'knip');

const unitStatus = run('unit, contract and API tests', [
  'vitest',
  'run',
  '--config',
  'tests/vitest.config.ts',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${unitReport}`,
]);
countReport(unitStatus, unitReport, (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numFailedTestSuites,
}));

if (check('production build', 'next', 'build')) {
  process.env.CHROMIUM_PATH = requireBrowser();
  const journeyStatus = run(
    'browser journeys',
    ['playwright', 'test', '--config', 'tests/playwright.config.ts'],
    { JOURNEY_REPORT: journeyReport },
  );
  countReport(journeyStatus, journeyReport, ({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
  }));
}

console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed === 0 ? 0 : 1);

/** Runs a tool of the project; true when it succeeded, and counts as one. */
function check(name, ...command) {
  const isGood = run(name, command) === 0;
  counts[isGood ? 'passed' : 'failed'] += 1;
  return isGood;
}

function run(name, [tool, ...args], settings = {}) {
  console.log(`\n— ${name}`);
  const env = { ...process.env, ...neutralSettings, NEXT_TELEMETRY_DISABLED: '1', ...settings };
  const { status, error } = spawnSync(`node_modules/.bin/${tool}`, args, {
    stdio: 'inherit',
    env,
    shell: process.platform === 'win32',
  });
  if (error) console.error(error.message);
  return status ?? 1;
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
