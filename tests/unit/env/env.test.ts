import { describe, expect, it } from 'vitest';
import { readEnv } from '@/lib/env/env';
import { EnvError } from '@/lib/env/env-error';
import { locales } from '@/lib/i18n/locales';
import { liveSettings as live } from '../../support/live-settings';

function problemsOf(source: Record<string, string>, built?: string): string[] {
  try {
    readEnv(source, built);
    return [];
  } catch (error) {
    if (error instanceof EnvError) return error.problems;
    throw error;
  }
}

describe('settings', () => {
  it('need nothing on a developer’s machine', () => {
    expect(readEnv({})).toMatchObject({
      siteUrl: 'http://localhost:3000',
      DATABASE: 'embedded',
      MAIL: 'folder',
      AGENCY_LOCALE: 'th',
      DOMAINS: 'simulated',
      RDAP_BOOTSTRAP: 'https://data.iana.org/rdap/dns.json',
      isLive: false,
    });
  });

  it('treat an empty value as not set', () => {
    expect(readEnv({ PORT: '', SITE_URL: ' ', PROMPTPAY_ID: '' })).toMatchObject({
      PORT: 3000,
      isLive: false,
    });
  });

  it('accept a complete live site', () => {
    expect(readEnv(live)).toMatchObject({ isLive: true, siteUrl: live.SITE_URL });
  });

  it.each([
    'PROMPTPAY_ID',
    'MAIL_TO',
    'MAIL',
    'RESEND_WEBHOOK_SECRET',
    'DOMAINS',
    'CRON_SECRET',
    'SERVER_ACCESS_KEY',
    'TRUST_PROXY',
  ] as const)('refuse a live site without %s', (name) => {
    const { [name]: _missing, ...rest } = live;
    expect(problemsOf(rest).join()).toContain(name);
  });

  it('refuse a live site without https', () => {
    expect(problemsOf({ ...live, SITE_URL: 'http://www.agency-in-pattaya.com' })).toEqual([
      'SITE_URL: must be https when live',
    ]);
  });

  it('refuse a live site that would read the list of registries without https', () => {
    const list = { RDAP_BOOTSTRAP: 'http://bootstrap.example/dns.json' };
    expect(problemsOf({ ...live, ...list }).join()).toContain('RDAP_BOOTSTRAP');
    expect(problemsOf({ DOMAINS: 'rdap', ...list })).toEqual([]);
  });

  it('count a site on a private network as not live', () => {
    expect(readEnv({ SITE_URL: 'http://192.168.1.20:3000' }).isLive).toBe(false);
  });

  it('name every problem at once', () => {
    expect(problemsOf({ SITE_URL: 'https://www.agency-in-pattaya.com' })).toHaveLength(8);
  });

  it('refuse a named mailer whose key is missing', () => {
    expect(problemsOf({ MAIL: 'resend' })).toEqual([
      'RESEND_API_KEY: required by MAIL=resend',
      'MAIL_FROM: required by MAIL=resend',
    ]);
  });

  it('refuse a LINE group without its channel, and a channel that is none', () => {
    expect(problemsOf({ NOTIFY: 'line' })).toEqual([
      'LINE_CHANNEL_TOKEN: required by NOTIFY=line',
      'LINE_CHANNEL_SECRET: required by NOTIFY=line, or no group could be bound',
    ]);
    const swapped = {
      LINE_CHANNEL_TOKEN: '0123456789abcdef0123456789abcdef',
      LINE_CHANNEL_SECRET: 'a token',
    };
    const problems = problemsOf({ NOTIFY: 'line', ...swapped });
    expect(problems.map((problem) => problem.split(':')[0])).toEqual([
      'LINE_CHANNEL_TOKEN',
      'LINE_CHANNEL_SECRET',
    ]);
    for (const value of Object.values(swapped)) expect(problems.join()).not.toContain(value);
    expect(readEnv({}).NOTIFY).toBe('none');
  });

  it('let the agency read any language of the site, and no other', () => {
    for (const locale of locales) expect(readEnv({ AGENCY_LOCALE: locale }).AGENCY_LOCALE).toBe(locale);
    expect(problemsOf({ AGENCY_LOCALE: 'fr' })[0]).toMatch(/^AGENCY_LOCALE: /);
  });

  it('refuse Stripe without its keys, and keys that are none', () => {
    expect(problemsOf({ CARD: 'stripe' })).toEqual([
      'STRIPE_SECRET_KEY: required by CARD=stripe',
      'STRIPE_WEBHOOK_SECRET: required by CARD=stripe, or no order would ever be paid',
    ]);
    const problems = problemsOf({ CARD: 'stripe', STRIPE_SECRET_KEY: 'pk_x', STRIPE_WEBHOOK_SECRET: 'we_x' });
    expect(problems.map((problem) => problem.split(':')[0])).toEqual([
      'STRIPE_SECRET_KEY',
      'STRIPE_WEBHOOK_SECRET',
    ]);
    expect(problems.join()).not.toContain('pk_x');
  });

  it('refuse test cards on a live site', () => {
    const stripe = { CARD: 'stripe', STRIPE_WEBHOOK_SECRET: 'whsec_x' };
    expect(problemsOf({ ...stripe, STRIPE_SECRET_KEY: 'sk_test_x' })).toEqual([]);
    expect(problemsOf({ ...live, ...stripe, STRIPE_SECRET_KEY: 'sk_live_x' })).toEqual([]);
    expect(problemsOf({ ...live, ...stripe, STRIPE_SECRET_KEY: 'rk_test_x' }).join()).toContain('test key');
  });

  it('refuse Supabase without its address and key', () => {
    expect(problemsOf({ DATABASE: 'supabase' })).toEqual([
      'SUPABASE_URL: required by DATABASE=supabase',
      'SUPABASE_SECRET_KEY: required by DATABASE=supabase',
    ]);
  });

  it('refuse accounts of Supabase without address and keys, and a secret key that would be given out as the publishable one', () => {
    expect(problemsOf({ IDENTITY: 'supabase' })).toEqual([
      'SUPABASE_URL: required by IDENTITY=supabase',
      'SUPABASE_SECRET_KEY: required by IDENTITY=supabase',
      'SUPABASE_PUBLISHABLE_KEY: required by IDENTITY=supabase',
    ]);
    expect(problemsOf({ SUPABASE_PUBLISHABLE_KEY: 'sb_secret_x' }).join()).toContain('never a secret one');
  });

  const supabase = {
    DATABASE: 'supabase',
    SUPABASE_URL: 'https://project.supabase.co',
    SUPABASE_SECRET_KEY: 'sb_secret_x',
    MAIL: 'resend',
    MAIL_FROM: 'hello@agency-in-pattaya.com',
    RESEND_API_KEY: 're_x',
  };
  const tokenOf = (role: string) => `e30.${Buffer.from(JSON.stringify({ role })).toString('base64url')}.x`;

  it.each([
    ['SUPABASE_SECRET_KEY', 'sb_publishable_x'],
    ['SUPABASE_SECRET_KEY', tokenOf('anon')],
    ['SUPABASE_SECRET_KEY', 'not.a.token'],
    ['SUPABASE_URL', 'https://project.supabase.co/rest/v1'],
    ['SUPABASE_URL', 'http://project.supabase.co'],
    ['SUPABASE_URL', 'https://supabase.com/dashboard/project/x'],
    ['MAIL_FROM', 'Bay Signal'],
    ['MAIL_FROM', 'Bay Signal <hello>'],
    ['RESEND_API_KEY', 'junk'],
    ['RESEND_WEBHOOK_SECRET', 're_secret'],
    ['RESEND_WEBHOOK_SECRET', 'whsec_not base64'],
  ])('refuse %s=%s by name', (name, value) => {
    const found = problemsOf({ ...supabase, [name]: value });
    expect(found.map((problem) => problem.split(':')[0])).toEqual([name]);
    expect(found.join()).not.toContain(value);
  });

  it('accept both kinds of secret key, and a database of this machine without https', () => {
    expect(problemsOf(supabase)).toEqual([]);
    expect(problemsOf({ ...supabase, SUPABASE_SECRET_KEY: tokenOf('service_role') })).toEqual([]);
    expect(problemsOf({ ...supabase, SUPABASE_URL: 'http://127.0.0.1:54321' })).toEqual([]);
  });

  it('refuse to write the mail of a database that others use into a folder of this machine', () => {
    expect(problemsOf({ ...supabase, MAIL: 'folder' })[0]).toMatch(/^MAIL: /);
    expect(problemsOf({ ...supabase, MAIL: 'folder', SUPABASE_URL: 'http://127.0.0.1:54321' })).toEqual([]);
  });

  it('refuse sample addresses on a live site', () => {
    expect(problemsOf({ ...live, MAIL_FROM: 'A <a@example.com>', MAIL_TO: 'a@agency.example' })).toEqual([
      expect.stringMatching(/^MAIL_TO: /),
      expect.stringMatching(/^MAIL_FROM: /),
    ]);
  });

  it('never choose an adapter by a key that happens to be there, and let who has named another one keep the key', () => {
    const keys = {
      DATABASE: 'embedded',
      MAIL: 'folder',
      SUPABASE_URL: 'https://x.supabase.co',
      RESEND_API_KEY: 're_x',
    };
    expect(readEnv(keys)).toMatchObject({ DATABASE: 'embedded', MAIL: 'folder' });
    expect(problemsOf({ ...live, ...keys, MAIL: 'resend' })).toEqual([
      expect.stringMatching(/^SUPABASE_URL: is set/),
    ]);
  });

  it('refuse an adapter that does not exist', () => {
    expect(problemsOf({ MAIL: 'pigeon' })[0]).toMatch(/^MAIL: /);
  });

  it('refuse PostgreSQL on Vercel, where slips would be kept on disk', () => {
    const onVercel = {
      ...live,
      VERCEL: '1',
      VERCEL_ENV: 'production',
      DATABASE: 'postgres',
      DATABASE_URL: 'postgres://site:x@db.example.com/site?sslmode=verify-full',
    };
    expect(problemsOf(onVercel)).toEqual([
      expect.stringMatching(/^DATABASE: with postgres slips are kept on disk/),
    ]);
  });

  it('refuse the embedded database on Vercel', () => {
    expect(problemsOf({ VERCEL: '1' })[0]).toMatch(/^DATABASE: /);
  });

  it('refuse on Vercel, previews included, what would be kept on disk', () => {
    expect(problemsOf({ ...supabase, VERCEL: '1', MAIL: 'folder' })).toEqual([
      expect.stringMatching(/^MAIL: /),
      expect.stringMatching(/^SERVER_ACCESS_KEY: /),
    ]);
  });

  it.each([
    ['another one', 'https://old.example.com', 'were built for https://old.example.com'],
    ['none', '', 'were built without one'],
  ])('refuse a live site whose pages were built with %s as SITE_URL', (_what, built, said) => {
    expect(problemsOf(live, built)).toEqual([expect.stringContaining(said)]);
    expect(problemsOf(live, `${live.SITE_URL}/`)).toEqual([]);
  });

  it('refuse a start without an address on pages that were built for one, but for a preview', () => {
    expect(problemsOf({}, live.SITE_URL)).toEqual([
      expect.stringMatching(/^SITE_URL: the pages were built for/),
    ]);
    expect(problemsOf({}, 'http://192.168.1.20:3000')).toEqual([]);
    expect(problemsOf({ VERCEL_ENV: 'preview' }, live.SITE_URL)).toEqual([]);
  });

  it('refuse to build what Vercel would put live', () => {
    const build = { VERCEL: '1', VERCEL_ENV: 'production', NEXT_PHASE: 'phase-production-build' };
    expect(problemsOf(build).join()).toContain('SITE_URL: required when live');
    expect(problemsOf({ ...build, VERCEL_ENV: 'preview' })).toEqual([]);
  });

  it('refuse to build what a public address would serve, unless the build is made where the secrets are not', () => {
    const build = { SITE_URL: 'https://www.example.com', NEXT_PHASE: 'phase-production-build' };
    expect(problemsOf(build).join()).toContain('PROMPTPAY_ID: required when live');
    expect(problemsOf({ ...build, BUILD_APART: 'yes' })).toEqual([]);
    expect(problemsOf({ ...build, BUILD_APART: 'yes', VERCEL: '1', VERCEL_ENV: 'production' })).not.toEqual(
      [],
    );
    expect(problemsOf({ ...live, NEXT_PHASE: 'phase-production-build' }, live.SITE_URL)).toEqual([]);
  });

  it('let a build for this machine pass without secrets', () => {
    expect(problemsOf({ NEXT_PHASE: 'phase-production-build' })).toEqual([]);
  });

  it('never repeat a value that is wrong', () => {
    expect(problemsOf({ PROMPTPAY_ID: '1234567890123' }).join()).not.toContain('1234567890123');
  });
});
