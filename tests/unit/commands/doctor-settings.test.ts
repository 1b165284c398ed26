import { describe, expect, it } from 'vitest';
import { settingFindings } from '@/scripts/commands/doctor/settings';
import { liveSettings } from '../../support/live-settings';
import { realCompany } from '../../support/real-company';

const whole = { ...liveSettings, SITE_URL: 'https://www.agency-in-pattaya.com' };

const toMend = (settings: Record<string, string>, company: object = realCompany) =>
  settingFindings(settings, company)
    .filter(({ state }) => state === 'mend')
    .map(({ name, say }) => `${name}: ${say}`);

const supabase = {
  DATABASE: 'supabase',
  SUPABASE_URL: 'https://project.supabase.co',
  SUPABASE_SECRET_KEY: 'sb_secret_x',
};
const without = (name: keyof typeof whole) => ({ ...whole, [name]: '' });

describe('what the settings tell by themselves', () => {
  it('leaves nothing to mend for whoever sets what docs/settings.md names', () => {
    expect(toMend(whole)).toEqual([]);
    expect(toMend({ ...whole, ...supabase })).toEqual([]);
    expect(settingFindings(whole, realCompany)[0]).toMatchObject({ state: 'ok', name: 'settings' });
  });

  it('leaves nothing to mend on a developer’s machine, samples included', () => {
    expect(settingFindings({}).map(({ state }) => state)).toEqual(['ok']);
  });

  it('wants the real company before receipts are issued live, and lets a trial be looked at', () => {
    const own = { ...whole, DOCUMENTS: 'own' };
    expect(toMend(own)).toEqual([]);
    const invented = { ...realCompany, company: { ...realCompany.company, taxId: '0000000000001' } };
    expect(toMend(own, invented)).toContainEqual(expect.stringMatching(/^DOCUMENTS: own would issue/));
    expect(settingFindings({ DOCUMENTS: 'own' }, invented)).toContainEqual(
      expect.objectContaining({ state: 'look', name: 'DOCUMENTS' }),
    );
  });

  it.each<[string, Record<string, string>, RegExp]>([
    ['no receiving id', without('PROMPTPAY_ID'), /^PROMPTPAY_ID: required when live/],
    [
      'a receiving id with a slip',
      { ...whole, PROMPTPAY_ID: '1234567890123' },
      /^PROMPTPAY_ID: the check digit/,
    ],
    ['nobody who hears of orders', without('MAIL_TO'), /^MAIL_TO: required when live/],
    ['a sample as recipient', { ...whole, MAIL_TO: 'a@example.com' }, /^MAIL_TO: is a sample/],
    ['a sample as sender', { ...whole, MAIL_FROM: 'a@agency.example' }, /^MAIL_FROM: is a sample/],
    [
      'a sender at a public provider',
      { ...whole, MAIL_FROM: 'Nok <nok@gmail.com>' },
      /^MAIL_FROM: nobody can send from gmail/,
    ],
    ['a sender without an address', { ...whole, MAIL_FROM: 'Bay Signal' }, /^MAIL_FROM: must be an address/],
    [
      'another key in place of Resend’s',
      { ...whole, RESEND_API_KEY: 'sk_live_x' },
      /^RESEND_API_KEY: must be a key of Resend/,
    ],
    ['no secret of Resend’s webhook', without('RESEND_WEBHOOK_SECRET'), /^RESEND_WEBHOOK_SECRET: required/],
    ['no key for credentials', without('SERVER_ACCESS_KEY'), /^SERVER_ACCESS_KEY: required/],
    [
      'a key for credentials with a slip',
      { ...whole, SERVER_ACCESS_KEY: whole.SERVER_ACCESS_KEY.replace(/p$/, 'q') },
      /^SERVER_ACCESS_KEY: is mistyped/,
    ],
    ['made-up domains', { ...whole, DOMAINS: '' }, /^DOMAINS: must be rdap/],
    ['no secret for chores', without('CRON_SECRET'), /^CRON_SECRET: required/],
    ['a short secret for chores', { ...whole, CRON_SECRET: 'short' }, /^CRON_SECRET: must have 16/],
    ['no word on proxies', without('TRUST_PROXY'), /^TRUST_PROXY: say how many/],
    [
      'a live site in plain http',
      { ...whole, SITE_URL: 'http://www.agency-in-pattaya.com' },
      /^SITE_URL: must be https/,
    ],
    [
      'an address with a path',
      { ...whole, SITE_URL: 'https://www.agency-in-pattaya.com/shop' },
      /^SITE_URL: must not carry a path/,
    ],
    [
      'pages of another address',
      { ...whole, BUILT_FOR: 'http://localhost:3000' },
      /^SITE_URL: the pages were built for http/,
    ],
    [
      'a publishable key in the secret one’s place',
      { ...whole, ...supabase, SUPABASE_SECRET_KEY: 'sb_publishable_x' },
      /^SUPABASE_SECRET_KEY: must be a secret key/,
    ],
    [
      'the dashboard in place of the project',
      { ...whole, ...supabase, SUPABASE_URL: 'https://supabase.com' },
      /^SUPABASE_URL: this is the dashboard/,
    ],
    [
      'the path of the interface behind the project',
      { ...whole, ...supabase, SUPABASE_URL: 'https://project.supabase.co/rest/v1' },
      /^SUPABASE_URL: must not carry a path/,
    ],
    ['the embedded database on Vercel', { ...whole, VERCEL: '1' }, /^DATABASE: the embedded database/],
    [
      'test cards',
      { ...whole, CARD: 'stripe', STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' },
      /^STRIPE_SECRET_KEY: must not be a test key/,
    ],
    [
      'no secret of Stripe’s webhook',
      { ...whole, CARD: 'stripe', STRIPE_SECRET_KEY: 'sk_live_x' },
      /^STRIPE_WEBHOOK_SECRET: required/,
    ],
    [
      'a LINE token in the secret’s place',
      { ...whole, NOTIFY: 'line', LINE_CHANNEL_TOKEN: 'x'.repeat(50), LINE_CHANNEL_SECRET: 'x'.repeat(50) },
      /^LINE_CHANNEL_SECRET: must be/,
    ],
    [
      'a name that is near ours',
      { ...whole, PROMPT_PAY_ID: '0812345678', PROMPTPAY_ID: '' },
      /^PROMPT_PAY_ID: .*is PROMPTPAY_ID meant/,
    ],
  ])('names %s in one line', (_what, settings, line) => {
    const found = toMend(settings);
    const own = found.filter((said) => line.test(said));
    expect(own).toHaveLength(1);
    // Whoever misspells a required name also lacks it.
    expect(found.length - own.length).toBe(settings.PROMPT_PAY_ID ? 1 : 0);
  });

  it('says which name is likely meant by one of the same service, and lets others be', () => {
    const { RESEND_API_KEY: _missing, ...rest } = whole;
    const settings = { ...rest, RESEND_KEY: 're_x', HOME: '/root', MAILTO: 'x', SUPABASE_LIVE_URL: 'x' };
    expect(settingFindings(settings, realCompany)).toEqual([
      { state: 'look', name: 'RESEND_KEY', say: expect.stringContaining('is RESEND_API_KEY meant?') },
      { state: 'mend', name: 'RESEND_API_KEY', say: 'required by MAIL=resend' },
    ]);
  });

  it.each<[string, object, RegExp]>([
    ['a sample name', { legalName: 'Bay Signal Co., Ltd. (sample)' }, /company\.legalName still says/],
    ['a tax id that nobody has', { taxId: '0000000000001' }, /company\.taxId is 0000000000001/],
    ['a sample phone', { phone: '+66 38 000 000' }, /company\.phone still says/],
  ])('names %s of the company where the site is live', (_what, changes, line) => {
    const company = { ...realCompany, company: { ...realCompany.company, ...changes } };
    expect(toMend(whole, company)).toEqual([expect.stringMatching(line)]);
    expect(toMend({}, company)).toEqual([]);
  });

  it('lets a person judge a mobile number as receiver', () => {
    const found = settingFindings({ ...whole, PROMPTPAY_ID: '0812345678' }, realCompany);
    expect(found.filter(({ state }) => state === 'look')).toMatchObject([{ name: 'PROMPTPAY_ID' }]);
  });

  it('never repeats a secret', () => {
    const said = JSON.stringify(
      settingFindings({ ...whole, RESEND_API_KEY: 'junk-secret', CRON_SECRET: 'tiny' }),
    );
    expect(said).not.toMatch(/junk-secret|tiny/);
  });
});
