import { describe, expect, it, vi } from 'vitest';
import { readEnv } from '@/lib/env/env';
import { liveSettings } from '../support/live-settings';
import { openServer, openServerOnFolder } from '../support/server';

const preview = {
  VERCEL: '1',
  VERCEL_ENV: 'preview',
  VERCEL_BRANCH_URL: 'site-git-desk.vercel.app',
  DATABASE: 'supabase',
  SUPABASE_URL: 'https://staging.supabase.co',
  SUPABASE_SECRET_KEY: 'sb_secret_x',
  MAIL: 'resend',
  MAIL_FROM: 'a@agency-in-pattaya.com',
  RESEND_API_KEY: 're_x',
  MAIL_REDIRECT: 'developer@agency-in-pattaya.com',
  SERVER_ACCESS_KEY: liveSettings.SERVER_ACCESS_KEY,
};

function problemsOf(settings: Record<string, string>): string {
  try {
    readEnv(settings);
    return '';
  } catch (error) {
    return String(error);
  }
}

describe('a preview', () => {
  it('is at its branch’s address, never live and pays nobody, whatever it shares with the live site', () => {
    expect(
      readEnv({ ...preview, SITE_URL: liveSettings.SITE_URL, PROMPTPAY_ID: '0812345678' }),
    ).toMatchObject({
      siteUrl: 'https://site-git-desk.vercel.app',
      isLive: false,
      PROMPTPAY_ID: undefined,
    });
  });

  it('names who reads its mail, and takes no real card', () => {
    expect(problemsOf({ ...preview, MAIL_REDIRECT: '' })).toContain('MAIL_REDIRECT: required by a preview');
    const stripe = { CARD: 'stripe', STRIPE_WEBHOOK_SECRET: 'whsec_x' };
    expect(problemsOf({ ...preview, ...stripe, STRIPE_SECRET_KEY: 'sk_live_x' })).toContain(
      'only a live site takes real money',
    );
    expect(problemsOf({ ...preview, ...stripe, STRIPE_SECRET_KEY: 'sk_test_x' })).toBe('');
    expect(problemsOf({ ...liveSettings, MAIL_REDIRECT: 'a@b.co' })).toContain(
      'MAIL_REDIRECT: is for previews',
    );
  });

  it('writes to the developer alone, who sees whom a mail was for', async () => {
    const { stored } = await openServer({ MAIL_REDIRECT: 'developer@agency.example' });
    const { mailFindings } = await import('@/scripts/commands/doctor/live');
    await mailFindings();
    const [mail] = (await stored()).mails;
    expect(mail?.to?.[0]?.address).toBe('developer@agency.example');
    expect(mail?.subject).toMatch(/^\[.+@.+\] Mail works$/);
  });
});

it('a site starts on a database whose migration is still to come', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  await openServer();
  const { database } = await import('@/lib/outside');
  const real = await database();
  const call: typeof real.call = (name, args) =>
    real.call(name === 'setup_report' ? 'function_of_no_migration' : name, args);
  database.provide({ ...real, call });
  const { startUp } = await import('@/lib/server/start-up');
  await expect(startUp()).resolves.toBeUndefined();
  vi.restoreAllMocks();
});

it('a site that is not live refuses to start on the rows of the live one', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  await openServerOnFolder();
  const { noteDone } = await import('@/lib/server/site-notes');
  const { startUp } = await import('@/lib/server/start-up');
  await expect(startUp()).resolves.toBeUndefined();
  await noteDone('live site', 'https://www.agency-in-pattaya.com');
  await expect(startUp()).rejects.toThrow(
    'DATA_DIR: these are the rows of https://www.agency-in-pattaya.com',
  );
  vi.restoreAllMocks();
});
