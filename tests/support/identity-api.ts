import { answered } from './answered';
import { cookieOf } from './my-orders-api';
import { jsonPost, routeContext } from './requests';
import type { OpenServer } from './server';

const ownPage = { 'sec-fetch-site': 'same-origin' };

/** A server, and its routes that people sign in and open their orders by, with the cookies of a browser. */
export async function openIdentityApi(open: OpenServer, settings?: Record<string, string>) {
  const server = await open(settings);
  const links = await import('@/app/api/identity/links/route');
  const sessions = await import('@/app/api/identity/sessions/route');
  const passwords = await import('@/app/api/identity/passwords/route');
  const out = await import('@/app/api/identity/sign-out/route');
  const orders = await import('@/app/api/portal/orders/[reference]/route');
  const cookied = async (answering: Promise<Response>) => {
    const answer = await answered(answering);
    return { ...answer, cookie: cookieOf(answer) };
  };
  type Headers = Record<string, string>;
  const ask = (email: string, more: object = {}, headers: Headers = {}) =>
    cookied(
      links.POST(
        jsonPost(
          '/api/identity/links?locale=th',
          { email, locale: 'th', ...more },
          { ...ownPage, ...headers },
        ),
        routeContext(),
      ),
    );
  const redeem = (proof: object, headers: Headers = {}) =>
    cookied(
      sessions.POST(
        jsonPost('/api/identity/sessions?locale=th', proof, { ...ownPage, ...headers }),
        routeContext(),
      ),
    );
  /** A browser that asks for the first time, as the route knows it, and its cookie. */
  const newBrowser = async () => {
    const browsers = await import('@/lib/http/known-browser');
    const { browser, sets } = browsers.newBrowser();
    const cookie = sets.map(({ name, value }) => `${name}=${value}`).join('; ');
    return { browser: browsers.hashBrowser(browser), cookie };
  };
  /** What a mail to sign in with brings to an address, drawn without the mail. */
  const proofFor = async (email: string, browser = 'any') =>
    (await (await import('@/lib/outside')).identity()).drawProof(email, { browser });
  /** What the newest mail to sign in with brings. */
  const mailedTo = async (email: string) => {
    const { mails } = await server.stored();
    const mail = mails.filter(({ event, to }) => event === 'sign-in' && to?.[0]?.address === email).at(-1);
    const [, query = '', token = ''] = /sign-in\?([^"#]*)#([\w-]+)"/.exec(mail?.html ?? '') ?? [];
    return {
      token,
      code: /\b\d{6}\b/.exec(mail?.subject ?? '')?.[0] ?? '',
      query: query.replaceAll('&amp;', '&'),
    };
  };
  return {
    ...server,
    ask,
    redeem,
    newBrowser,
    proofFor,
    mailedTo,
    /** Signs somebody in by a link. @returns the cookies of that browser */
    enter: async (email: string) => (await redeem({ token: (await proofFor(email)).token })).cookie,
    enterByPassword: (login: object, headers: Headers = {}) =>
      cookied(
        passwords.POST(
          jsonPost('/api/identity/passwords?locale=de', login, { ...ownPage, ...headers }),
          routeContext(),
        ),
      ),
    signOut: (cookie: string, everywhere: boolean) =>
      cookied(
        out.POST(
          jsonPost(
            `/api/identity/sign-out?locale=th${everywhere ? '&everywhere' : ''}`,
            {},
            { ...ownPage, cookie },
          ),
          routeContext(),
        ),
      ),
    openOrder: (reference: string, cookie: string, headers: Headers = {}) =>
      cookied(
        orders.POST(
          jsonPost(`/api/portal/orders/${reference}?locale=th`, {}, { ...ownPage, cookie, ...headers }),
          routeContext({ reference }),
        ),
      ),
    /** Who the cookies belong to, as pages and routes ask. */
    who: async (cookie: string) =>
      (await import('@/lib/identity/signed-in')).signedIn(new Headers(cookie ? { cookie } : {})),
  };
}
