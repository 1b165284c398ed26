import { z } from 'zod';
import { env } from '@/lib/env/env';
import { type Asked, ask, askWith, jsonOf } from './ask';
import { nearby } from './database';
import { either, type Finding, look, mend, ok } from './finding';

/** A page that is nobody's. */
const stranger = 'https://somebody-else.example';

const certificate = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/;

/** The site as the outside sees it: certificate, its own address, health, and what it refuses. */
export async function siteFindings(): Promise<Finding[]> {
  const { siteUrl, CRON_SECRET: secret = '' } = env();
  const home = await ask(`${siteUrl}/`);
  if (typeof home === 'string')
    return [
      mend(
        'site',
        certificate.test(home)
          ? `its certificate is not good (${home}): renew it`
          : `${siteUrl} does not answer (${home}): does it run, and does the name lead there?`,
      ),
    ];
  if (home.status >= 300 && home.status < 400)
    return [mend('SITE_URL', `leads on to ${home.headers.get('location')}: set the address that answers`)];
  return [
    addressFinding(home, siteUrl),
    await sitemapFinding(siteUrl),
    ...(await plainFindings(siteUrl)),
    await livePageFinding(siteUrl),
    await healthFinding(siteUrl),
    await originFinding(siteUrl),
    await cronFinding(siteUrl, secret),
    ...(await ownReportFindings(siteUrl, secret)),
  ];
}

function addressFinding({ status, text }: Asked, siteUrl: string): Finding {
  if (status !== 200) return mend('site', `answers ${status}`);
  const tag = /<link[^>]*rel="canonical"[^>]*>/.exec(text)?.[0] ?? '';
  const canonical = /href="([^"]*)"/.exec(tag)?.[1] ?? 'nothing';
  const isOurs = canonical.startsWith(`${siteUrl}/`) || canonical === siteUrl;
  return either(isOurs, 'canonical', 'names SITE_URL', `pages name ${canonical}: build again with SITE_URL`);
}

async function sitemapFinding(siteUrl: string): Promise<Finding> {
  const answer = await ask(`${siteUrl}/sitemap.xml`);
  const first = typeof answer === 'string' ? undefined : /<loc>([^<]*)</.exec(answer.text)?.[1];
  const isOurs = first?.startsWith(siteUrl) ?? false;
  return either(
    isOurs,
    'sitemap',
    'names SITE_URL',
    `names ${first ?? 'nothing'}: build again with SITE_URL`,
  );
}

async function plainFindings(siteUrl: string): Promise<Finding[]> {
  if (!siteUrl.startsWith('https://')) return [];
  const answer = await ask(`${siteUrl.replace('https:', 'http:')}/`);
  const target = typeof answer === 'string' ? '' : (answer.headers.get('location') ?? '');
  const isWell = typeof answer === 'string' || target.startsWith('https://');
  return [either(isWell, 'https', 'plain http leads there', 'plain http is served: lead it on to https')];
}

/** One that is written anew for each visitor: the home page may come from a disk while these fail. */
async function livePageFinding(siteUrl: string): Promise<Finding> {
  const answer = await ask(`${siteUrl}/orders`);
  const status = typeof answer === 'string' ? answer : answer.status;
  return either(
    status === 200,
    'pages of orders',
    'are served',
    `/orders answers ${status}: see the log, and start Next as deploy/systemd does`,
  );
}

const health = z.object({
  ok: z.boolean(),
  database: z.string(),
  slips: z.string(),
  mail: z.object({ waiting: z.number(), failed: z.number(), problems: z.number() }).optional(),
});

async function healthFinding(siteUrl: string): Promise<Finding> {
  const answer = await ask(`${siteUrl}/api/health`);
  const found = typeof answer === 'string' ? undefined : jsonOf(health, answer);
  if (!found) return mend('health', 'has no answer');
  const { mail } = found;
  const said = `database ${found.database}, slips ${found.slips}, mail: ${mail?.waiting ?? '?'} wait, ${mail?.failed ?? '?'} given up, ${mail?.problems ?? '?'} came back`;
  return either(found.ok, 'health', said, `${said} (docs/operating.md)`);
}

async function originFinding(siteUrl: string): Promise<Finding> {
  const answer = await ask(`${siteUrl}/api/contact`, {
    method: 'POST',
    headers: { origin: stranger, 'content-type': 'application/json' },
    body: '{}',
  });
  const status = typeof answer === 'string' ? answer : answer.status;
  return either(status === 403, 'origin', 'forms of other sites are refused', `a strange form got ${status}`);
}

async function cronFinding(siteUrl: string, secret: string): Promise<Finding> {
  const url = `${siteUrl}/api/cron/chores?pace=minute`;
  const closed = await ask(url);
  if (typeof closed !== 'string' && closed.status !== 401)
    return mend('CRON_SECRET', `the chores answer ${closed.status} to whoever asks`);
  const answer = await askWith(secret, url);
  const status = typeof answer === 'string' ? answer : answer.status;
  if (status === 401)
    return mend('CRON_SECRET', 'the running site has another one: deploy again after a change');
  return either(
    status === 200,
    'CRON_SECRET',
    'calls the chores',
    `the chores answer ${status}: see the log`,
  );
}

const ownReport = z.object({ visitor: z.string(), trip: z.number(), region: z.string().nullable() });

/** What the running site says of itself: how far its database is, and whether a visitor can pass for many. */
async function ownReportFindings(siteUrl: string, secret: string): Promise<Finding[]> {
  const asked = await Promise.all(
    ['203.0.113.7', '198.51.100.9'].map((address) =>
      ask(`${siteUrl}/api/cron/site`, {
        headers: { authorization: `Bearer ${secret}`, 'x-forwarded-for': address },
      }),
    ),
  );
  const [one, other] = asked.map((answer) =>
    typeof answer === 'string' ? undefined : jsonOf(ownReport, answer),
  );
  if (!one || !other) return [look('TRUST_PROXY', 'the running site does not say whom it counts')];
  const said = `the site reaches its database in ${one.trip} ms${one.region ? ` from ${one.region}` : ''}`;
  return [
    either(one.trip <= nearby, 'region', said, `${said}: bring both into one region (docs/going-live.md)`),
    proxyFinding(one.visitor, other.visitor),
  ];
}

function proxyFinding(one: string, other: string): Finding {
  if (one !== other)
    return mend('TRUST_PROXY', 'whoever writes X-Forwarded-For passes for many: it counts too many proxies');
  return one === 'everyone'
    ? look('TRUST_PROXY', 'all visitors share one limit; if a proxy is in front, count it')
    : ok('TRUST_PROXY', 'tells visitors apart, whatever they write');
}
