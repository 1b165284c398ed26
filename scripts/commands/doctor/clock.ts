import { ask, type Outside } from './ask';
import { either, type Finding, look, ok } from './finding';

/** Seconds that a clock may be off; signed requests and links that end are refused from some minutes on. */
const tolerance = 30;

/** The clock of this machine against that of a server outside, which names the time in every answer; and the time zone. */
export async function clockFindings({ resend }: Outside): Promise<Finding[]> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const answer = await ask(`${resend}/domains?limit=100`);
  const there = typeof answer === 'string' ? Number.NaN : Date.parse(answer.headers.get('date') ?? '');
  const seconds = Math.round((Date.now() - there) / 1000);
  return [
    Number.isNaN(there)
      ? look('clock', 'nobody outside told the time: compare it yourself')
      : either(
          Math.abs(seconds) <= tolerance,
          'clock',
          'is right',
          `is ${Math.abs(seconds)} seconds ${seconds > 0 ? 'fast' : 'slow'}: timedatectl set-ntp true`,
        ),
    ok('time zone', `cron and journal of this machine go by ${timeZone}; the site reckons in Asia/Bangkok`),
  ];
}
