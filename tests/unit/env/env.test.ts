import { describe, expect, it } from 'vitest';
import { EnvError, readEnv } from '@/lib/env/env';

function problemsOf(source: Record<string, string>): string[] {
  try {
    readEnv(source);
    return [];
  } catch (error) {
    if (error instanceof EnvError) return error.problems;
    throw error;
  }
}

const live = {
  SITE_URL: 'https://www.example.com',
  PROMPTPAY_ID: '0812345678',
  MAIL_TO: 'agency@example.com',
  MAIL: 'resend',
  MAIL_FROM: 'Agency <hello@example.com>',
  RESEND_API_KEY: 're_secret',
  DOMAINS: 'rdap',
  CRON_SECRET: '0123456789abcdef',
  SERVER_ACCESS_KEY: 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p',
};

describe('settings', () => {
  it('need nothing on a developer’s machine', () => {
    expect(readEnv({})).toMatchObject({
      siteUrl: 'http://localhost:3000',
      DATABASE: 'embedded',
      MAIL: 'folder',
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
    expect(readEnv(live)).toMatchObject({ isLive: true, siteUrl: 'https://www.example.com' });
  });

  it.each(['PROMPTPAY_ID', 'MAIL_TO', 'MAIL', 'DOMAINS', 'CRON_SECRET', 'SERVER_ACCESS_KEY'] as const)(
    'refuse a live site without %s',
    (name) => {
      const { [name]: _missing, ...rest } = live;
      expect(problemsOf(rest).join()).toContain(name);
    },
  );

  it('refuse a live site without https', () => {
    expect(problemsOf({ ...live, SITE_URL: 'http://www.example.com' })).toEqual([
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
    expect(problemsOf({ SITE_URL: 'https://www.example.com' })).toHaveLength(6);
  });

  it('refuse a named mailer whose key is missing', () => {
    expect(problemsOf({ MAIL: 'resend' })).toEqual([
      'RESEND_API_KEY: required by MAIL=resend',
      'MAIL_FROM: required by MAIL=resend',
    ]);
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

  it('never choose an adapter by a key that happens to be there', () => {
    const keys = {
      SUPABASE_URL: 'https://x.supabase.co',
      SUPABASE_SECRET_KEY: 'sb_secret_x',
      RESEND_API_KEY: 're_x',
    };
    expect(readEnv(keys)).toMatchObject({ DATABASE: 'embedded', MAIL: 'folder' });
  });

  it('refuse an adapter that does not exist', () => {
    expect(problemsOf({ MAIL: 'pigeon' })[0]).toMatch(/^MAIL: /);
  });

  it('refuse the embedded database on Vercel', () => {
    expect(problemsOf({ VERCEL: '1' })[0]).toMatch(/^DATABASE: /);
  });

  it('let a build pass without secrets', () => {
    expect(problemsOf({ SITE_URL: 'https://www.example.com', NEXT_PHASE: 'phase-production-build' })).toEqual(
      [],
    );
  });

  it('never repeat a value that is wrong', () => {
    expect(problemsOf({ PROMPTPAY_ID: '1234567890123' }).join()).not.toContain('1234567890123');
  });
});
