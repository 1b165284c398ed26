import type { Env } from './settings';

/** What only the site and one other system may know; the publishable key and the key for search engines are known to many. */
const secrets = [
  'SUPABASE_SECRET_KEY',
  'SUPABASE_PUBLISHABLE_KEY',
  'RESEND_API_KEY',
  'RESEND_WEBHOOK_SECRET',
  'LINE_CHANNEL_TOKEN',
  'LINE_CHANNEL_SECRET',
  'SLIP_CHECK_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'CRON_SECRET',
  'INDEXNOW_KEY',
  'PUBLISH_HOOK',
] as const satisfies readonly (keyof Env)[];

/** Eight letters or more behind the prefix, and of no more than two kinds. */
const isGuessable = (secret: string) => {
  const body = secret.replace(/^(?:[a-z]+_)+/i, '');
  return body.length >= 8 && new Set(body).size < 3;
};

/** What no secret can be, and that two services share one. */
export function secretProblems(env: Env): string[] {
  return secrets.flatMap((name, index) => {
    const secret = env[name];
    if (secret === undefined) return [];
    const twin = secrets.slice(0, index).find((other) => env[other] === secret);
    if (twin) return `${name}: is the same as ${twin}; each has one of its own`;
    if (!/^[!-~]+$/.test(secret)) return `${name}: must not hold spaces, or other letters than a to z`;
    return isGuessable(secret) ? `${name}: is one letter over and over, which is a sample or a guess` : [];
  });
}
