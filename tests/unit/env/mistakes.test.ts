import { describe, expect, it } from 'vitest';
import { settingFindings } from '@/scripts/commands/doctor/settings';
import { liveSettings } from '../../support/live-settings';
import { realCompany } from '../../support/real-company';

type Changes = Record<string, string>;
type Mistake = readonly [what: string, changes: Changes, line: RegExp | readonly RegExp[]];

const supabase = {
  DATABASE: 'supabase',
  SUPABASE_URL: 'https://project.supabase.co',
  SUPABASE_SECRET_KEY: 'sb_secret_x',
};
const vercel = { ...supabase, VERCEL: '1', VERCEL_ENV: 'production' };
const preview = { ...vercel, VERCEL_ENV: 'preview', VERCEL_BRANCH_URL: 'site-git-desk.vercel.app' };
const postgres = { DATABASE: 'postgres', DATABASE_URL: 'postgres://site:x1y2z3@127.0.0.1:5432/site' };
const stripe = { CARD: 'stripe', STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_WEBHOOK_SECRET: 'whsec_y' };
const line = {
  NOTIFY: 'line',
  LINE_CHANNEL_TOKEN: 'a-channel-access-token-of-a-site-0123456789',
  LINE_CHANNEL_SECRET: '0123456789abcdef0123456789abcdef',
};
const tokenOf = (role: string) => `e30.${Buffer.from(JSON.stringify({ role })).toString('base64url')}.x`;
const off = { SITE_URL: '' };

/** What a newcomer got wrong who went live for the first time. */
const newcomers: readonly Mistake[] = [
  [
    'a publishable key',
    { ...supabase, SUPABASE_SECRET_KEY: 'sb_publishable_x' },
    /^SUPABASE_SECRET_KEY: must be a secret key, sb_secret_…/,
  ],
  [
    'an anon key',
    { ...supabase, SUPABASE_SECRET_KEY: tokenOf('anon') },
    /^SUPABASE_SECRET_KEY: must be a secret key/,
  ],
  ['plain http', { SITE_URL: 'http://www.agency-in-pattaya.com' }, /^SITE_URL: must be https when live/],
  ['a path', { SITE_URL: 'https://www.agency-in-pattaya.com/shop' }, /^SITE_URL: must not carry a path/],
  ['no scheme', { SITE_URL: 'www.agency-in-pattaya.com' }, /^SITE_URL: must be an address such as https:/],
  [
    'nobody who is paid',
    { PROMPTPAY_ID: '' },
    /^PROMPTPAY_ID: required when live, or customers would pay nobody/,
  ],
  ['a landline', { PROMPTPAY_ID: '038123456' }, /^PROMPTPAY_ID: must be a 10-digit mobile number/],
  ['a wrong digit', { PROMPTPAY_ID: '1234567890123' }, /^PROMPTPAY_ID: the check digit/],
  [
    'a name with a slip',
    { PROMTPAY_ID: '0812345678', PROMPTPAY_ID: '' },
    [/^PROMTPAY_ID: .*is PROMPTPAY_ID meant/, /^PROMPTPAY_ID: required/],
  ],
  ['a sender at gmail', { MAIL_FROM: 'Nok <nok@gmail.com>' }, /^MAIL_FROM: nobody can send from gmail.com/],
  ['a sample as sender', { MAIL_FROM: 'Your Agency <hello@example.com>' }, /^MAIL_FROM: is a sample/],
  ['a hook without its path', { PUBLISH_HOOK: 'https://api.vercel.com' }, /^PUBLISH_HOOK: is only a host/],
  [
    'a hook in the clear',
    { PUBLISH_HOOK: 'http://ci.agency.net/hook' },
    /^PUBLISH_HOOK: must be an address, https/,
  ],
  [
    'a hook in a preview',
    {
      ...preview,
      ...off,
      MAIL_REDIRECT: 'nok@agency-in-pattaya.com',
      PUBLISH_HOOK: 'https://api.vercel.com/v1/integrations/deploy/prj_a/bcd',
    },
    /^PUBLISH_HOOK: is for the live site/,
  ],
  ['test cards', { ...stripe, STRIPE_SECRET_KEY: 'sk_test_x' }, /^STRIPE_SECRET_KEY: must not be a test key/],
  [
    'the publishable key of Stripe',
    { ...stripe, STRIPE_SECRET_KEY: 'pk_live_x' },
    /^STRIPE_SECRET_KEY: must be a secret or restricted key/,
  ],
  [
    'no secret of Stripe’s webhook',
    { ...stripe, STRIPE_WEBHOOK_SECRET: '' },
    /^STRIPE_WEBHOOK_SECRET: required by CARD=stripe/,
  ],
  [
    'the private half of the key for credentials',
    { SERVER_ACCESS_KEY: `AGE-SECRET-KEY-1${'Q'.repeat(58)}` },
    /^SERVER_ACCESS_KEY: is the private half/,
  ],
  [
    'a key for credentials with a slip',
    { SERVER_ACCESS_KEY: liveSettings.SERVER_ACCESS_KEY.replace(/p$/, 'q') },
    /^SERVER_ACCESS_KEY: is mistyped/,
  ],
  [
    'the embedded database on Vercel',
    { VERCEL: '1' },
    /^DATABASE: the embedded database .* set DATABASE=supabase/,
  ],
  [
    'a database elsewhere in the clear',
    { ...postgres, DATABASE_URL: 'postgres://a:b@db.agency.com/site' },
    /^DATABASE_URL: must end in \?sslmode=verify-full/,
  ],
  ['mail that is led away', { MAIL_REDIRECT: 'me@agency-in-pattaya.com' }, /^MAIL_REDIRECT: is for previews/],
  [
    'pages of another address',
    { BUILT_FOR: 'https://old.agency.com' },
    /^SITE_URL: the pages were built for https:\/\/old/,
  ],
  ['a preview that writes to strangers', preview, /^MAIL_REDIRECT: required by a preview/],
  ['a short secret', { CRON_SECRET: 'short' }, /^CRON_SECRET: must have 16 characters or more: openssl rand/],
  [
    'proxies in words',
    { TRUST_PROXY: 'yes' },
    /^TRUST_PROXY: must be a number from 0 to 10: how many proxies/,
  ],
  ['two recipients', { MAIL_TO: 'a@agency.com,b@agency.com' }, /^MAIL_TO: must be one address/],
  [
    'a capital',
    { ...supabase, DATABASE: 'Supabase' },
    /^DATABASE: must be one of embedded, postgres, supabase, in small/,
  ],
  [
    'the dashboard',
    { ...supabase, SUPABASE_URL: 'https://supabase.com/dashboard/project/x' },
    /^SUPABASE_URL: this is the dashboard/,
  ],
  ['semicolons', { STAFF: 'a@agency.com; b@agency.com' }, /^STAFF: must be addresses with commas between/],
  [
    'the name in Supabase’s guide',
    { ...supabase, SUPABASE_URL: '', NEXT_PUBLIC_SUPABASE_URL: 'https://project.supabase.co' },
    [/^NEXT_PUBLIC_SUPABASE_URL: .*is SUPABASE_URL meant/, /^SUPABASE_URL: required by DATABASE=supabase/],
  ],
];

/** What went live without a word, and lost money or orders. */
const silent: readonly Mistake[] = [
  [
    'Supabase without its switch',
    { ...supabase, DATABASE: '' },
    [
      /^SUPABASE_URL: is set, and nothing reads it without DATABASE=supabase or IDENTITY=supabase; set that, or/,
      /^SUPABASE_SECRET_KEY: is set/,
    ],
  ],
  [
    'PostgreSQL without its switch',
    { ...postgres, DATABASE: '' },
    /^DATABASE_URL: is set, and nothing reads it without DATABASE=postgres/,
  ],
  [
    'Stripe without its switch',
    { ...stripe, CARD: '' },
    [/^STRIPE_SECRET_KEY: .* without CARD=stripe/, /^STRIPE_WEBHOOK_SECRET: /],
  ],
  [
    'a service that checks slips, and no key or branch',
    { SLIP_CHECK: 'slipok' },
    [/^SLIP_CHECK_KEY: required by SLIP_CHECK=slipok/, /^SLIP_CHECK_BRANCH: required by SLIP_CHECK=slipok/],
  ],
  [
    'slip checks without their switch',
    { SLIP_CHECK_KEY: 'a-key-of-a-service', SLIP_CHECK_BRANCH: '1', SLIP_CHECK_LIMIT: '5000' },
    [
      /^SLIP_CHECK_KEY: .* without SLIP_CHECK=easyslip or SLIP_CHECK=slipok or SLIP_CHECK=slip2go/,
      /^SLIP_CHECK_BRANCH: /,
      /^SLIP_CHECK_LIMIT: /,
    ],
  ],
  [
    'made-up answers about slips on a live site',
    { SLIP_CHECK: 'simulated' },
    /^SLIP_CHECK: must not be simulated when live/,
  ],
  [
    'LINE without its switch',
    { ...line, NOTIFY: '' },
    [/^LINE_CHANNEL_TOKEN: .* without NOTIFY=line/, /^LINE_CHANNEL_SECRET: /],
  ],
  [
    'the address in small letters',
    { ...off, site_url: 'https://www.agency-in-pattaya.com' },
    /^site_url: .*is SITE_URL meant/,
  ],
  [
    'pages of a live site, and no address',
    { ...off, BUILT_FOR: 'https://www.agency-in-pattaya.com' },
    /^SITE_URL: the pages were built for https:\/\/www.agency-in-pattaya.com, and this start is not live/,
  ],
  [
    'the address that deploy/env.example ships',
    { SITE_URL: 'https://www.example.com' },
    /^SITE_URL: is a sample/,
  ],
  ['a tax id that nobody has', { PROMPTPAY_ID: '0000000000001' }, /^PROMPTPAY_ID: is no one’s tax id/],
  ['Resend’s own domain', { MAIL_FROM: 'onboarding@resend.dev' }, /^MAIL_FROM: resend.dev is for trials/],
  [
    'one secret for two webhooks',
    { ...stripe, STRIPE_WEBHOOK_SECRET: liveSettings.RESEND_WEBHOOK_SECRET },
    /^STRIPE_WEBHOOK_SECRET: is the same as RESEND_WEBHOOK_SECRET/,
  ],
  ['a secret of one letter', { CRON_SECRET: 'a'.repeat(16) }, /^CRON_SECRET: is one letter over and over/],
  [
    'a key that cannot be one',
    { ...supabase, SUPABASE_SECRET_KEY: 'hello' },
    /^SUPABASE_SECRET_KEY: must be a secret key/,
  ],
  [
    'the transaction pooler',
    { ...postgres, DATABASE_URL: 'postgres://a:b@db.agency.com:6543/x?sslmode=require' },
    /^DATABASE_URL: port 6543 is the transaction pooler/,
  ],
  ['nobody who may open the desk', { STAFF: '' }, /^STAFF: required when live/],
];

const others: readonly Mistake[] = [
  [
    'Resend without its switch',
    { MAIL: '' },
    [
      /^RESEND_API_KEY: .* without MAIL=resend/,
      /^RESEND_WEBHOOK_SECRET: /,
      /^MAIL: must be resend when live/,
    ],
  ],
  [
    'a list of registries without its switch',
    { DOMAINS: '', RDAP_BOOTSTRAP: 'https://data.iana.org/rdap/dns.json' },
    [/^RDAP_BOOTSTRAP: is set/, /^DOMAINS: must be rdap/],
  ],
  [
    'a list of registries that is none',
    { RDAP_BOOTSTRAP: 'iana' },
    /^RDAP_BOOTSTRAP: must be an address, https:/,
  ],
  [
    'a list of registries in plain http',
    { RDAP_BOOTSTRAP: 'http://data.iana.org/dns.json' },
    /^RDAP_BOOTSTRAP: must be https when live/,
  ],
  [
    'a name for nobody',
    { ...off, PROMPTPAY_ID: '', PROMPTPAY_NAME: 'AGENCY CO LTD' },
    /^PROMPTPAY_NAME: names whom the demo id pays/,
  ],
  ['a sample mobile number', { PROMPTPAY_ID: '0800000000' }, /^PROMPTPAY_ID: is a sample/],
  [
    'an e-wallet',
    { PROMPTPAY_ID: '004999012345678' },
    /^PROMPTPAY_ID: must be a 10-digit mobile number or a 13-digit tax id/,
  ],
  [
    'quotation marks',
    { SITE_URL: '"https://www.agency-in-pattaya.com"' },
    /^SITE_URL: must stand without quotation marks/,
  ],
  [
    'a name and password in the address',
    { SITE_URL: 'https://me:you@agency-in-pattaya.com' },
    /^SITE_URL: must not carry/,
  ],
  ['the own machine on Vercel', { ...vercel, SITE_URL: 'https://localhost' }, /^SITE_URL: is a sample/],
  [
    'a database of the own machine on Vercel',
    { ...vercel, SUPABASE_URL: 'http://127.0.0.1:54321' },
    /^SUPABASE_URL: leads to your own machine/,
  ],
  [
    'the sample of a project',
    { ...supabase, SUPABASE_URL: 'https://your-project.supabase.co' },
    /^SUPABASE_URL: is the sample/,
  ],
  [
    'the database in place of the project',
    { ...supabase, SUPABASE_URL: 'postgres://a:b@db.project.supabase.co/postgres' },
    /^SUPABASE_URL: must be an address such as https/,
  ],
  [
    'the project in plain http',
    { ...supabase, SUPABASE_URL: 'http://project.supabase.co' },
    /^SUPABASE_URL: must be https/,
  ],
  [
    'the project in place of the database',
    { ...postgres, DATABASE_URL: 'https://project.supabase.co' },
    /^DATABASE_URL: must be an address such as postgres:/,
  ],
  [
    'a password that was not filled in',
    { ...postgres, DATABASE_URL: 'postgresql://postgres:[YOUR-PASSWORD]@db.x.supabase.co:5432/postgres' },
    /^DATABASE_URL: still says YOUR-PASSWORD/,
  ],
  [
    'a secret key where browsers may see it',
    { ...supabase, SUPABASE_PUBLISHABLE_KEY: 'sb_secret_y' },
    /^SUPABASE_PUBLISHABLE_KEY: .*never a secret one/,
  ],
  [
    'accounts without their key',
    { ...supabase, IDENTITY: 'supabase' },
    /^SUPABASE_PUBLISHABLE_KEY: required by IDENTITY=supabase/,
  ],
  [
    'a secret that is published',
    { INDEXNOW_KEY: liveSettings.CRON_SECRET },
    /^INDEXNOW_KEY: is the same as CRON_SECRET/,
  ],
  [
    'a secret that no header can carry',
    { CRON_SECRET: 'the value of CRON_SECRET' },
    /^CRON_SECRET: must not hold spaces/,
  ],
  [
    'the sample key of Resend',
    { RESEND_API_KEY: 're_xxxxxxxxx' },
    /^RESEND_API_KEY: is one letter over and over/,
  ],
  [
    'a token in the place of the secret',
    { ...line, LINE_CHANNEL_SECRET: line.LINE_CHANNEL_TOKEN },
    /^LINE_CHANNEL_SECRET: must be the channel secret/,
  ],
  [
    'the samples of .env.example as staff',
    { STAFF: 'nok@example.com,lek@example.com' },
    /^STAFF: is a sample/,
  ],
  ['a language by its name', { AGENCY_LOCALE: 'thai' }, /^AGENCY_LOCALE: must be one of en, de, es, nl, th/],
  ['slips where anybody may read them', { DATA_DIR: 'public/data' }, /^DATA_DIR: must not lie in public/],
  ['slips that each build empties', { DATA_DIR: '.next/data' }, /^DATA_DIR: must not lie in public/],
  [
    'an account without its SWIFT code',
    { BANK_ACCOUNT: 'Kasikornbank, 123-4-56789-0, Agency' },
    /^BANK_ACCOUNT: must be bank, number, name and SWIFT/,
  ],
  [
    'a payment by real cards in a preview',
    { ...preview, ...stripe, MAIL_REDIRECT: 'a@agency.com' },
    /^STRIPE_SECRET_KEY: only a live site takes real money/,
  ],
];

const toMend = (settings: Changes, company: object = realCompany) =>
  settingFindings(settings, company)
    .filter(({ state }) => state === 'mend')
    .map(({ name, say }) => `${name}: ${say}`);

describe('a mistake in the settings of a live site', () => {
  it.each([...newcomers, ...silent, ...others])(
    'is told, and nothing besides: %s',
    (_what, changes, lines) => {
      const wanted = [lines].flat().map((line) => expect.stringMatching(line));
      expect(toMend({ ...liveSettings, ...changes })).toEqual(wanted);
    },
  );

  it('is told with all others at once: what cannot be read, what is missing, what is invented', () => {
    const company = { ...realCompany, company: { ...realCompany.company, taxId: '0000000000001' } };
    const { CRON_SECRET, SERVER_ACCESS_KEY, ...rest } = liveSettings;
    const wrong = {
      PROMPTPAY_ID: '',
      MAIL_FROM: 'nok@gmail.com',
      TRUST_PROXY: 'yes',
      MAILTO: 'x',
      SITE_URL: 'www.agency.com',
    };
    const mistyped = SERVER_ACCESS_KEY.replace(/p$/, 'q');
    const found = toMend(
      { ...rest, ...wrong, CRON_SECRET: 'short', SERVER_ACCESS_KEY: mistyped, DOCUMENTS: 'own' },
      company,
    );
    expect(found.map((said) => said.split(':')[0])).toEqual([
      'SITE_URL',
      'CRON_SECRET',
      'TRUST_PROXY',
      'MAIL_FROM',
      'PROMPTPAY_ID',
      'SERVER_ACCESS_KEY',
      'lib/company/company.ts',
      'DOCUMENTS',
    ]);
  });

  it('is told without the value, which may be a secret', () => {
    for (const [, changes] of [...newcomers, ...silent, ...others]) {
      const said = toMend({ ...liveSettings, ...changes }).join();
      for (const name of Object.keys(changes).filter((name) =>
        /KEY|SECRET|TOKEN|DATABASE_URL|PROMPTPAY_ID/.test(name),
      ))
        if ((changes[name] ?? '').length > 5) expect(said).not.toContain(changes[name]);
    }
  });
});

describe('settings that lack nothing', () => {
  it.each<[string, Changes]>([
    ['a server of one’s own', {}],
    ['PostgreSQL on it', postgres],
    ['Vercel and Supabase', vercel],
    ['Supabase with the doctor’s key', { ...supabase, SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x' }],
    ['a key of before', { ...supabase, SUPABASE_SECRET_KEY: tokenOf('service_role') }],
    ['cards and LINE', { ...stripe, ...line }],
    ['a preview', { ...preview, MAIL_REDIRECT: 'me@agency-in-pattaya.com' }],
    [
      'a mailbox that the shell names',
      { ...off, MAIL: '/var/mail/nok', RESEND_API_KEY: '', RESEND_WEBHOOK_SECRET: '' },
    ],
  ])('leave nothing to mend: %s', (_what, changes) =>
    expect(toMend({ ...liveSettings, ...changes })).toEqual([]),
  );
});
