import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { Availability } from '@/lib/domains/domain-checker';
import type { Finding } from '@/scripts/commands/doctor/finding';
import { enterWorld, texts, type World, wholeSettings, wholeWorld } from '../support/outside-world';
import { describeOnSupabase, openServer } from '../support/server';

const outside = {
  resend: 'https://api.resend.com',
  stripe: 'https://api.stripe.com',
  line: 'https://api.line.me',
  texts,
};
const site = wholeSettings.SITE_URL;

const settings = {
  ...wholeSettings,
  MAIL: 'resend',
  MAIL_FROM: 'Agency <hello@agency-in-pattaya.com>',
  MAIL_TO: 'orders@agency-in-pattaya.com',
  RESEND_WEBHOOK_SECRET: 'whsec_c2VjcmV0',
  CARD: 'stripe',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  NOTIFY: 'line',
  DOMAINS: 'rdap',
  PROMPTPAY_ID: '0105556000009',
  TRUST_PROXY: '1',
  SERVER_ACCESS_KEY: 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p',
};

const resendDomains = 'GET https://api.resend.com/domains?limit=100';

const answerOf = (world: World, key: string, headers: Headers) => {
  const answer = world[key];
  return typeof answer === 'function' ? answer(headers) : answer;
};

const minutesAgo = (minutes: number) => `now() - interval '${minutes} minutes'`;

/** What a site has noted that has run for a while, and a group that is bound. */
const settled = [
  `insert into public.site_notes (name, noted_at) values
     ('chores', ${minutesAgo(1)}), ('backup', ${minutesAgo(300)}), ('restore drill', ${minutesAgo(3000)})`,
  "insert into public.line_group (group_id, received_at) values ('C0123456789abcdef0123456789abcdef', now())",
];

/** To draw a code and read it takes longer than all else, and asks nobody. */
const drawn = 'PROMPTPAY_ID';

const lines = (findings: readonly Finding[], state: Finding['state']) =>
  findings.filter((finding) => finding.state === state).map(({ name, say }) => `${name}: ${say}`);

/** Asks a world as the doctor does. @param without the check that is left out */
async function examine(world: World, without = ''): Promise<Finding[]> {
  const { domainChecker } = await import('@/lib/outside');
  const check = async (name: string): Promise<Availability> =>
    name.startsWith('google.') ? 'taken' : 'free';
  domainChecker.provide({ isSample: false, atOnce: 1, check, expiry: async () => undefined });
  enterWorld(world);
  try {
    const { findingsOf, liveChecks } = await import('@/scripts/commands/doctor/live');
    return await findingsOf(liveChecks(outside).filter(([name]) => name !== without));
  } finally {
    vi.unstubAllGlobals();
  }
}

async function openSettled(changes: Record<string, string> = {}) {
  const server = await openServer({ ...settings, ...changes });
  for (const statement of settled) await server.run(statement);
  return server;
}

describe('a live site that the doctor looks at', () => {
  it('has nothing to mend where all is set up', async () => {
    await openSettled();
    const found = await examine(wholeWorld());
    expect(lines(found, 'mend')).toEqual([]);
    expect(found.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'clock',
        'time zone',
        'database',
        'migrations',
        'backup',
        'DMARC',
        'Stripe webhook',
        'LINE group',
        'TRUST_PROXY',
      ]),
    );
  });

  const resend = 'GET https://api.resend.com/domains?limit=100';
  const webhooks = 'GET https://api.resend.com/webhooks?limit=100';
  const account = 'GET https://api.stripe.com/v1/account';
  const endpoints = 'GET https://api.stripe.com/v1/webhook_endpoints?limit=100';
  const lineWebhook = 'GET https://api.line.me/v2/bot/channel/webhook/endpoint';
  const used = 'GET https://api.line.me/v2/bot/message/quota/consumption';
  const domain = { name: 'agency-in-pattaya.com', status: 'verified', capabilities: { sending: 'enabled' } };
  const stripeHook = { url: `${site}/api/payments/card/webhook`, status: 'enabled', enabled_events: ['*'] };
  const thai = {
    country: 'TH',
    charges_enabled: true,
    capabilities: { card_payments: 'active', promptpay_payments: 'active' },
  };

  const strayWorlds: [string, World, RegExp][] = [
    [
      'a key that Resend does not take',
      { [resend]: { status: 401, json: { name: 'invalid_api_key' } } },
      /^RESEND_API_KEY: Resend does not take/,
    ],
    [
      'a network without a way to Resend',
      { [resend]: 'ECONNREFUSED' },
      /^Resend: cannot be reached \(ECONNREFUSED\)/,
    ],
    [
      'a sender on a domain that Resend has not',
      { [resend]: { json: { data: [{ ...domain, name: 'other.com' }] } } },
      /^MAIL_FROM: agency-in-pattaya.com is no domain/,
    ],
    [
      'a domain that waits for its records',
      { [resend]: { json: { data: [{ ...domain, status: 'pending' }] } } },
      /^MAIL_FROM: agency-in-pattaya.com is pending/,
    ],
    [
      'a domain that may only receive',
      { [resend]: { json: { data: [{ ...domain, capabilities: { sending: 'disabled' } }] } } },
      /^MAIL_FROM: .*may not send/,
    ],
    ['no webhook of Resend', { [webhooks]: { json: { data: [] } } }, /^Resend webhook: add https/],
    [
      'a webhook that is switched off',
      {
        [webhooks]: {
          json: { data: [{ endpoint: `${site}/api/mail/webhook`, events: [], status: 'disabled' }] },
        },
      },
      /^Resend webhook: .*is disabled/,
    ],
    [
      'a webhook that tells of bounces alone',
      {
        [webhooks]: {
          json: {
            data: [{ endpoint: `${site}/api/mail/webhook`, events: ['email.bounced'], status: 'enabled' }],
          },
        },
      },
      /^Resend webhook: .*not tell of email.complained, email.failed, email.suppressed/,
    ],
    [
      'a key that Stripe does not know',
      { [account]: { status: 401, json: {} } },
      /^STRIPE_SECRET_KEY: Stripe does not know/,
    ],
    [
      'an account of another country',
      { [account]: { json: { ...thai, country: 'DE' } } },
      /^Stripe account: is of DE/,
    ],
    [
      'an account that is not finished',
      { [account]: { json: { ...thai, charges_enabled: false } } },
      /^Stripe account: may not take money/,
    ],
    [
      'PromptPay that is off',
      { [account]: { json: { ...thai, capabilities: { card_payments: 'active' } } } },
      /^Stripe account: promptpay_payments not active/,
    ],
    [
      'no endpoint at Stripe',
      { [endpoints]: { json: { data: [{ ...stripeHook, url: 'https://old.example/' }] } } },
      /^Stripe webhook: add the endpoint/,
    ],
    [
      'an endpoint that Stripe has switched off',
      { [endpoints]: { json: { data: [{ ...stripeHook, status: 'disabled' }] } } },
      /^Stripe webhook: .*is disabled/,
    ],
    [
      'an endpoint without the end of sessions',
      {
        [endpoints]: { json: { data: [{ ...stripeHook, enabled_events: ['checkout.session.completed'] }] } },
      },
      /^Stripe webhook: .*does not tell of .*checkout.session.expired/,
    ],
    [
      'a token that LINE does not take',
      { 'GET https://api.line.me/v2/bot/info': { status: 401, json: {} } },
      /^LINE_CHANNEL_TOKEN: LINE does not take/,
    ],
    [
      'a webhook of LINE that leads elsewhere',
      { [lineWebhook]: { json: { endpoint: 'https://old.example/', active: true } } },
      /^LINE webhook: set the webhook address/,
    ],
    [
      'a webhook of LINE that is off',
      { [lineWebhook]: { json: { endpoint: `${site}/api/notify/line`, active: false } } },
      /^LINE webhook: is switched off/,
    ],
    [
      'a plan of LINE that is used up',
      { [used]: { json: { totalUsage: 300 } } },
      /^LINE messages: 300 of 300/,
    ],
    [
      'a certificate that ran out',
      { [`GET ${site}/`]: 'CERT_HAS_EXPIRED' },
      /^site: its certificate is not good \(CERT_HAS_EXPIRED\)/,
    ],
    [
      'a name that leads nowhere',
      { [`GET ${site}/`]: 'ENOTFOUND' },
      /^site: .*does not answer \(ENOTFOUND\)/,
    ],
    [
      'an address that leads on to another',
      { [`GET ${site}/`]: { status: 308, location: 'https://agency-in-pattaya.com/' } },
      /^SITE_URL: leads on to https:\/\/agency/,
    ],
    [
      'pages that name another address',
      { [`GET ${site}/`]: { text: '<link rel="canonical" href="http://localhost:3000/"/>' } },
      /^canonical: pages name http:\/\/localhost/,
    ],
    [
      'a sitemap of another address',
      { [`GET ${site}/sitemap.xml`]: { text: '<loc>http://localhost:3000/</loc>' } },
      /^sitemap: names http:\/\/localhost/,
    ],
    [
      'plain http that is served',
      { 'GET http://www.agency-in-pattaya.com/': { text: 'hello' } },
      /^https: plain http is served/,
    ],
    [
      'pages of orders that break',
      { [`GET ${site}/orders`]: { status: 500 } },
      /^pages of orders: \/orders answers 500/,
    ],
    [
      'mail that was given up',
      {
        [`GET ${site}/api/health`]: {
          status: 503,
          json: { ok: false, database: 'ok', slips: 'ok', mail: { waiting: 1, failed: 2, problems: 0 } },
        },
      },
      /^health: .*2 given up/,
    ],
    [
      'a clock that is wrong',
      {
        [resendDomains]: (headers) => ({
          ...Object(answerOf(wholeWorld(), resendDomains, headers)),
          date: new Date(Date.now() - 90_000),
        }),
      },
      /^clock: is (?:89|9\d) seconds fast/,
    ],
    [
      'forms of other sites that are taken',
      { [`POST ${site}/api/contact`]: { status: 422 } },
      /^origin: a strange form got 422/,
    ],
    [
      'chores that anybody may call',
      { [`GET ${site}/api/cron/chores?pace=minute`]: { json: {} } },
      /^CRON_SECRET: the chores answer 200 to whoever asks/,
    ],
    [
      'another secret in the running site',
      { [`GET ${site}/api/cron/chores?pace=minute`]: { status: 401 } },
      /^CRON_SECRET: the running site has another one/,
    ],
    [
      'a database on the other side of an ocean',
      { [`GET ${site}/api/cron/site`]: { json: { visitor: 'x', trip: 231, region: 'iad1' } } },
      /^region: .*231 ms from iad1/,
    ],
    [
      'one proxy too many',
      {
        [`GET ${site}/api/cron/site`]: (headers) => ({
          json: { visitor: headers.get('x-forwarded-for'), trip: 3, region: null },
        }),
      },
      /^TRUST_PROXY: whoever writes X-Forwarded-For/,
    ],
  ];

  // One server for all: to open another takes longer than to ask a whole world.
  it(`is told of each of ${strayWorlds.length} mistakes outside in one line`, async () => {
    await openSettled();
    for (const [what, change, line] of strayWorlds)
      expect(lines(await examine({ ...wholeWorld(), ...change }, drawn), 'mend'), what).toEqual([
        expect.stringMatching(line),
      ]);
  });

  const strayRows: [string, string, RegExp][] = [
    [
      'chores that stopped',
      `update public.site_notes set noted_at = ${minutesAgo(45)} where name = 'chores'`,
      /^chores: were last done 45 minutes ago/,
    ],
    [
      'chores that never ran',
      "delete from public.site_notes where name = 'chores'",
      /^chores: were never done/,
    ],
    ['no backup', "delete from public.site_notes where name = 'backup'", /^backup: none was made yet/],
    [
      'an old backup',
      `update public.site_notes set noted_at = ${minutesAgo(3 * 24 * 60)} where name = 'backup'`,
      /^backup: the last is of 3 days ago/,
    ],
    ['no group', 'delete from public.line_group', /^LINE group: none is bound/],
    [
      'a table that is open to everybody',
      'grant select on public.orders to anon',
      /^database rights: the public keys reach orders/,
    ],
    [
      'a function that is open to everybody',
      'grant execute on function public.list_mail(jsonb) to anon',
      /^database rights: the public keys reach list_mail/,
    ],
    [
      'a migration that was not applied',
      "delete from supabase_migrations.schema_migrations where version = '20261123000005'",
      /^migrations: 20261123000005 not applied/,
    ],
  ];

  it(`is told of each of ${strayRows.length} mistakes in its database in one line`, async () => {
    const server = await openSettled();
    const undo = [
      'revoke all on public.orders from anon',
      'revoke all on function public.list_mail(jsonb) from anon',
      "insert into supabase_migrations.schema_migrations select '20261123000005', sha from kept_migration where not exists (select from supabase_migrations.schema_migrations where version = '20261123000005')",
      'delete from public.site_notes',
      'delete from public.line_group',
      ...settled,
    ];
    await server.run(
      "create temporary table kept_migration as select sha256 as sha from supabase_migrations.schema_migrations where version = '20261123000005'",
    );
    for (const [what, sql, line] of strayRows) {
      await server.run(sql);
      expect(lines(await examine(wholeWorld(), drawn), 'mend'), what).toEqual([expect.stringMatching(line)]);
      for (const statement of undo) await server.run(statement);
    }
  });

  it('leaves to a person what a key of Resend or Stripe may not read', async () => {
    await openSettled();
    const world = {
      ...wholeWorld(),
      [resend]: { status: 401, json: { name: 'restricted_api_key' } },
      [account]: { status: 403, json: {} },
      [endpoints]: { status: 403, json: {} },
    };
    const found = await examine(world);
    expect(lines(found, 'mend')).toEqual([]);
    expect(lines(found, 'look').join('\n')).toMatch(
      /may only send.*api\/mail\/webhook[\s\S]*Developers, Webhooks/,
    );
  });

  it('hears from a registry that does not answer, and from one that something else answers for', async () => {
    await openSettled();
    const { domainChecker } = await import('@/lib/outside');
    const { domainFindings } = await import('@/scripts/commands/doctor/domains');
    const answerAlways = (answer: 'unknown' | 'taken') =>
      domainChecker.provide({
        isSample: false,
        atOnce: 1,
        check: async () => answer,
        expiry: async () => undefined,
      });
    answerAlways('unknown');
    expect(lines(await domainFindings(), 'mend')[0]).toContain('google.com: its registry does not answer');
    answerAlways('taken');
    expect(lines(await domainFindings(), 'mend')[0]).toContain('a new name under .com: is said to be taken');
  });
});

it('a PostgreSQL that is not there is one plain line', async () => {
  await openServer({ DATABASE: 'postgres', DATABASE_URL: 'postgres://site:secret@127.0.0.1:9/site' });
  // The server of the test brings its own.
  (await import('@/lib/once')).emptySharedSlots();
  const { databaseFindings } = await import('@/scripts/commands/doctor/database');
  expect(lines(await databaseFindings(), 'mend')).toEqual([
    'DATABASE_URL: nobody answers there (ECONNREFUSED)',
  ]);
});

describe('the service that checks slips', () => {
  const services = {
    easyslip: 'GET https://api.easyslip.com/v2/info',
    slip2go: 'GET https://connect.slip2go.com/api/account/info',
    slipok: 'GET https://api.slipok.com/api/line/apikey/12345/quota',
  } as const;
  const key = 'a-key-of-the-service';
  const looked = async (service: keyof typeof services, answer: World[string], more: object = {}) => {
    const branch: Record<string, string> = service === 'slipok' ? { SLIP_CHECK_BRANCH: '12345' } : {};
    await openServer({ ...settings, SLIP_CHECK: service, SLIP_CHECK_KEY: key, ...branch, ...more });
    enterWorld({ [services[service]]: answer });
    try {
      const { slipCheckFindings } = await import('@/scripts/commands/doctor/slip-check');
      return (await slipCheckFindings()).map(({ state, name, say }) => `${state} ${name}: ${say}`);
    } finally {
      vi.unstubAllGlobals();
    }
  };
  const knows = (headers: Headers) =>
    [headers.get('authorization'), headers.get('x-authorization')].some((said) => said?.endsWith(key))
      ? { json: {} }
      : { status: 401, json: {} };

  it.each(['easyslip', 'slip2go', 'slipok'] as const)(
    '%s takes the key, and no slip is asked about',
    async (service) => {
      expect(await looked(service, knows)).toEqual([
        `ok SLIP_CHECK_KEY: ${service} takes it`,
        expect.stringMatching(/^look SLIP_CHECK_LIMIT: .*only shown/),
        expect.stringMatching(/^look BANK_ACCOUNT: /),
      ]);
      const whole = { SLIP_CHECK_LIMIT: '5000', BANK_ACCOUNT: 'KBank, 123-4-56789-0, Agency, KASITHBK' };
      expect(await looked(service, knows, whole)).toEqual([
        `ok SLIP_CHECK_KEY: ${service} takes it`,
        expect.stringMatching(/^ok SLIP_CHECK_LIMIT: .*up to 5000 baht/),
      ]);
    },
  );

  it.each([
    [{ status: 401, json: {} }, 'does not take this key'],
    [{ status: 429, json: {} }, 'answers no more'],
    ['ECONNREFUSED', 'cannot be reached'],
  ] as const)('is told of to whoever has to mend it', async (answer, said) => {
    expect(await looked('easyslip', answer)).toEqual([
      expect.stringContaining(`mend SLIP_CHECK_KEY: easyslip ${said}`),
    ]);
  });
});

describe('what the running site says of itself', () => {
  const ask = async (headers: Record<string, string>) => {
    const { GET } = await import('@/app/api/cron/site/route');
    return GET(new Request('http://localhost:3000/api/cron/site', { headers }));
  };
  const authorization = `Bearer ${wholeSettings.CRON_SECRET}`;

  it('is for whoever has the secret alone', async () => {
    await openServer({ CRON_SECRET: wholeSettings.CRON_SECRET });
    expect((await ask({})).status).toBe(401);
    expect((await ask({ authorization: 'Bearer another' })).status).toBe(401);
  });

  it('tells one visitor from another by a hash where a proxy is counted, and tells no address', async () => {
    await openServer({ CRON_SECRET: wholeSettings.CRON_SECRET, TRUST_PROXY: '1' });
    const of = async (address: string) => (await ask({ authorization, 'x-forwarded-for': address })).json();
    const [one, same, other] = [
      await of('1.1.1.1, 8.8.8.8'),
      await of('2.2.2.2, 8.8.8.8'),
      await of('8.8.4.4'),
    ];
    expect(one).toMatchObject({ visitor: same.visitor, trip: expect.any(Number), region: null });
    expect(other.visitor).not.toBe(one.visitor);
    expect(JSON.stringify(one)).not.toContain('8.8.8.8');
  });
});

describe('the key for credentials', () => {
  it('is tried with the file of its other half, and with that of another', async () => {
    const { generateX25519Identity, identityToRecipient } = await import('age-encryption');
    const identity = await generateX25519Identity();
    const { dataFolder } = await openServer({ SERVER_ACCESS_KEY: await identityToRecipient(identity) });
    const { ageFindings } = await import('@/scripts/commands/doctor/receiver');
    const fileOf = async (text: string) => {
      await writeFile(join(dataFolder, 'key.txt'), text);
      return join(dataFolder, 'key.txt');
    };
    expect(lines(await ageFindings(await fileOf(`# made today\n${identity}\n`)), 'mend')).toEqual([]);
    const strange = await fileOf(await generateX25519Identity());
    expect(lines(await ageFindings(strange), 'mend')[0]).toContain('is not the other half of this key');
    expect(lines(await ageFindings(await fileOf('nothing')), 'mend')[0]).toContain('holds no key');
  });
});

describe('the mail of the doctor', () => {
  it('arrives, or says why it was not taken', async () => {
    const { stored } = await openServer();
    const { mailFindings } = await import('@/scripts/commands/doctor/live');
    expect(lines(await mailFindings(), 'ok')).toEqual(['mail: one is on its way to MAIL_TO']);
    expect((await stored()).mails.map(({ subject }) => subject)).toEqual(['Mail works']);
    const { mailer } = await import('@/lib/outside');
    const real = await mailer();
    mailer.provide({
      ...real,
      send: async () => ({ outcome: 'refused', reason: 'Resend took no mail (403 x)' }),
    });
    expect(lines(await mailFindings(), 'mend')).toEqual(['mail: was not taken: Resend took no mail (403 x)']);
  });
});

const standInKeys = { DATABASE: 'supabase', IDENTITY: 'embedded' };

describeOnSupabase('a project that the doctor looks at', (open, standIn) => {
  const look = async () => {
    const { databaseFindings } = await import('@/scripts/commands/doctor/database');
    const { slipFindings } = await import('@/scripts/commands/doctor/slips');
    const found = await databaseFindings();
    return lines([...found, ...(await slipFindings().catch(() => []))], 'mend');
  };

  it('has nothing to mend where all is set up, and keeps no probe', async () => {
    await open({ ...standInKeys, SUPABASE_PUBLISHABLE_KEY: standIn().publishableKey });
    expect(await look()).toEqual([]);
    expect(standIn().objects.size).toBe(0);
  });

  it('is told of a key that the project does not know', async () => {
    await open({ ...standInKeys, SUPABASE_SECRET_KEY: 'sb_secret_of_another_project' });
    expect((await look())[0]).toContain('SUPABASE_SECRET_KEY: the project does not know this key');
  });

  it('is told of an address where nobody answers', async () => {
    await open({ ...standInKeys, SUPABASE_URL: 'http://127.0.0.1:9' });
    expect((await look())[0]).toContain('SUPABASE_URL: nobody answers there');
  });

  it('is told of a bucket that everybody can read', async () => {
    await open(standInKeys);
    standIn().makeBucketPublic();
    expect((await look())[0]).toContain('the bucket payment-slips is public');
  });

  it('is told of rows that the publishable key reaches', async () => {
    await open({ ...standInKeys, SUPABASE_PUBLISHABLE_KEY: standIn().publishableKey });
    await standIn().postgrest.run('grant select on public.orders to anon');
    try {
      expect(await look()).toEqual([
        expect.stringContaining('the public keys reach orders'),
        expect.stringContaining('SUPABASE_PUBLISHABLE_KEY: reaches orders'),
      ]);
    } finally {
      await standIn().postgrest.run('revoke all on public.orders from anon');
    }
  });

  it('is told of migrations that lack the newest', async () => {
    await open(standInKeys);
    const { database } = await import('@/lib/outside');
    const real = await database();
    database.provide({
      ...real,
      call: (name, args) => real.call(name === 'setup_report' ? 'function_of_no_migration' : name, args),
    });
    expect(await look()).toEqual([expect.stringContaining('migrations: the last ones were not applied')]);
  });
});
