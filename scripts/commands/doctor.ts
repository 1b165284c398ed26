import { resolveTxt } from 'node:dns/promises';
import { parseArgs } from 'node:util';
import { sampleProblems } from '@/lib/company/samples';
import { examined } from '@/lib/env/env';
import { closeOutside, joinRunningSite } from '@/lib/outside';
import { fail, print } from '../terminal';
import { type Finding, held, look } from './doctor/finding';
import { settingFindings } from './doctor/settings';

const usage = `Usage:
  npm run doctor -- --settings   the settings by themselves, asking nobody
  npm run doctor -- --live       also the systems that they name, and the site at SITE_URL
  npm run doctor -- --send       also one mail to MAIL_TO
with --json for machines, and --key FILE to try the agency's key file`;

const outside = {
  resend: 'https://api.resend.com',
  stripe: 'https://api.stripe.com',
  line: 'https://api.line.me',
  texts: resolveTxt,
};

const flag = { type: 'boolean', default: false } as const;
const options = {
  settings: flag,
  live: flag,
  send: flag,
  json: flag,
  build: flag,
  key: { type: 'string' },
} as const;

let values: ReturnType<typeof read> | undefined;
try {
  values = read();
} catch {
  fail(usage);
}
if (values?.build) checkBuild();
else if (values && (values.settings || values.live || values.send)) await examine(values);
else if (values) fail(usage);

function read() {
  return parseArgs({ options, strict: true }).values;
}

async function examine({ live, send, json, key }: NonNullable<typeof values>): Promise<void> {
  const findings = settingFindings(process.env);
  const canAsk = examined().problems.length === 0;
  if (!canAsk && (live || send)) findings.push(look('outside', 'nobody was asked: the settings come first'));
  if (canAsk && (live || send)) {
    const { findingsOf, liveChecks, mailFindings } = await import('./doctor/live');
    await held('database', async () => {
      await joinRunningSite();
      return [];
    });
    if (live) findings.push(...(await findingsOf(liveChecks(outside, key))));
    if (send) findings.push(...(await mailFindings()));
    await closeOutside().catch(() => undefined);
  }
  if (json) console.log(JSON.stringify(findings, undefined, 2));
  else report(findings);
  if (findings.some(({ state }) => state === 'mend')) process.exitCode = 1;
}

function report(findings: readonly Finding[]): void {
  for (const { state, name, say } of findings) print(`${state.padEnd(4)}  ${name}: ${say}`);
  const count = findings.filter(({ state }) => state === 'mend').length;
  console.log(count === 0 ? '\nNothing to mend.' : `\nTo mend: ${count}.`);
}

/** The first step of `npm run build`: what would go live is refused before anything is built. */
function checkBuild(): void {
  if (!examined().env.isLive) return;
  if (process.env.VERCEL)
    print(
      'look  Vercel: the plan must be Pro; Hobby is not for commerce, and refuses chores each five minutes',
    );
  const isApart = process.env.BUILD_APART === 'yes' && process.env.VERCEL_ENV !== 'production';
  const problems = isApart ? sampleProblems() : problemsOf(settingFindings(process.env));
  if (problems.length === 0) return;
  fail(
    `This build would go live, and must not as it is:\n${problems.map((line) => `  - ${line}`).join('\n')}\n`,
  );
}

function problemsOf(findings: readonly Finding[]): string[] {
  return findings.filter(({ state }) => state === 'mend').map(({ name, say }) => `${name}: ${say}`);
}
