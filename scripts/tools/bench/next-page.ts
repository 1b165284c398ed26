import { type Chromium, startChromium } from './devtools';
import type { Front } from './servers';
import { median, type Section, whole } from './table';

const from = '/';
const to = '/seo';

/** How somebody follows a link: for how long a mouse rests on it before it is pressed, in milliseconds, or by a finger. */
const ways = [
  { name: 'click, after 0.3 s', hasTouch: false, rest: 300 },
  { name: 'click, after 0.8 s', hasTouch: false, rest: 800 },
  { name: 'touch, for 0.1 s', hasTouch: true, rest: 100 },
];

/** From a click on a link to the first paint of the next page. */
export async function nextPageSection(fronts: readonly Front[], rounds: number): Promise<Section> {
  const rows: string[][] = [];
  for (const { name, site } of fronts)
    for (const way of ways) {
      const cells: string[] = [];
      const made = new Set<string>();
      for (const slowdown of [1, 4]) {
        const taken: Shown[] = [];
        for (let round = 0; round < rounds; round++) taken.push(await go(site, { ...way, slowdown }));
        cells.push(whole(median(taken.map(({ milliseconds }) => milliseconds))));
        for (const { how } of taken) made.add(how);
      }
      rows.push([`${name} ${way.name}`, ...cells, [...made].join(', ')]);
    }
  return {
    title: 'The next page',
    about: `Milliseconds from a click, or a finger lifted, until the next page has drawn its first frame: as this machine is and at a quarter of its CPU, network unthrottled. Median of ${rounds}.`,
    columns: ['', 'here', 'quarter', 'made ready by'],
    rows,
  };
}

type Shown = { milliseconds: number; how: string };
type Way = { hasTouch: boolean; rest: number; slowdown: number };

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** In a browser of its own, since one that has seen a page keeps it. */
async function go(site: string, way: Way): Promise<Shown> {
  const browser = await startChromium();
  try {
    const page = await openPage(browser, way);
    await page.send('Page.navigate', { url: `${site}${from}` });
    await until(() =>
      page.ask<boolean>(`document.readyState === 'complete' && location.href !== 'about:blank'`),
    );
    // Somebody who follows a link has looked at the page before.
    await page.ask(`dispatchEvent(new Event('pointerdown'))`);
    await until(() => page.ask<boolean>(`'awake' in document.documentElement.dataset`));
    await wait(1000);
    const [x = 0, y = 0] = await page.ask<number[]>(placeOfLink);
    await wait(200);
    const clicked = await (way.hasTouch ? touch : click)(page, { x, y, rest: way.rest });
    // A page that goes away answers no more.
    const seen = () =>
      Promise.race([page.ask<Seen | undefined>(firstPaint(to)), wait(500).then(() => undefined)]).catch(
        () => undefined,
      );
    const { at, how } = await until(seen);
    return { milliseconds: at - clicked, how };
  } finally {
    await browser.close();
  }
}

type Seen = { at: number; how: string };

type Page = {
  send: <Answer = unknown>(method: string, params?: object) => Promise<Answer>;
  ask: <Answer>(expression: string) => Promise<Answer>;
};

/** A page, and whatever the browser makes ready behind it, all as slow; what is asked, the page answers that is seen. */
async function openPage({ send, on }: Chromium, { hasTouch, slowdown }: Way): Promise<Page> {
  let seen = '';
  const attach = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
  on('Target.attachedToTarget', async ({ sessionId, targetInfo }) => {
    const { type, subtype } = targetInfo as { type: string; subtype?: string };
    const session = String(sessionId);
    if (type === 'tab') return void send('Target.setAutoAttach', attach, session).catch(() => undefined);
    if (type !== 'page') return;
    if (!subtype) seen = session;
    await send('Emulation.setCPUThrottlingRate', { rate: slowdown }, session).catch(() => undefined);
  });
  // A page that was made ready becomes the one that is seen.
  on('Target.targetInfoChanged', ({ targetInfo }) => {
    const { targetId, type, subtype } = targetInfo as { targetId: string; type: string; subtype?: string };
    if (type === 'page' && !subtype) seen = sessions.get(targetId) ?? seen;
  });
  const sessions = new Map<string, string>();
  on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    sessions.set((targetInfo as { targetId: string }).targetId, String(sessionId));
  });
  await send('Target.setDiscoverTargets', { discover: true, filter: [{ type: 'tab' }, { type: 'page' }] });
  await send('Target.setAutoAttach', { ...attach, filter: [{ type: 'tab' }] });
  await until(async () => seen || undefined);
  const page: Page = {
    send: (method, params) => send(method, params, seen),
    ask: async <Answer>(expression: string) => {
      const { result } = await send<{ result: { value: Answer } }>(
        'Runtime.evaluate',
        { expression, returnByValue: true },
        seen,
      );
      return result.value;
    },
  };
  const size = hasTouch ? { width: 412, height: 823 } : { width: 1350, height: 940 };
  await page.send('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor: 1, mobile: hasTouch });
  if (hasTouch) {
    await page.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await page.send('Emulation.setEmulatedMedia', { features: [{ name: 'hover', value: 'none' }] });
  }
  return page;
}

const placeOfLink = `(() => {
  const links = [...document.querySelectorAll('main a[href="${to}"]')];
  const link = links.find((each) => each.checkVisibility());
  link.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = link.getClientRects()[0];
  return [left + width / 2, top + height / 2];
})()`;

/** What a page says of its first paint, if it is the one that was asked for. */
const firstPaint = (path: string) => `(() => {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const [entry] = performance.getEntriesByType('navigation');
  if (location.pathname !== '${path}' || document.prerendering) return undefined;
  if (new URL(entry.name).pathname !== '${path}') return { at: NaN, how: 'framework' };
  if (!paint) return undefined;
  const how = entry.activationStart > 0 ? 'prerender' : entry.deliveryType || 'nothing';
  return { at: performance.timeOrigin + (paint.paintTime ?? paint.startTime), how };
})()`;

type Place = { x: number; y: number; rest: number };

async function click({ send }: Page, { x, y, rest }: Place): Promise<number> {
  const mouse = (type: string, more: object = {}) =>
    send('Input.dispatchMouseEvent', { type, x, y, ...more });
  await mouse('mouseMoved');
  await wait(rest);
  const press = { button: 'left', clickCount: 1 };
  await mouse('mousePressed', press);
  const clicked = Date.now();
  // The answer may be lost with the page.
  void mouse('mouseReleased', press).catch(() => undefined);
  return clicked;
}

async function touch({ send }: Page, { x, y, rest }: Place): Promise<number> {
  await send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await wait(rest);
  const clicked = Date.now();
  void send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }).catch(() => undefined);
  return clicked;
}

async function until<Answer>(ask: () => Promise<Answer | undefined | false>): Promise<Answer> {
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline) {
    const answer = await ask();
    if (answer) return answer;
    await wait(50);
  }
  throw new Error('the page did not show');
}
