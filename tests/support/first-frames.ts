import type { CDPSession, Page } from '@playwright/test';
import sharp from 'sharp';

export type Line = { latency: number; megabits: number };

/** A page as it was drawn, from its first frame on. */
type Drawn = {
  /** The faces that came with the page or by the network, and those of the device, in which a part is set. */
  facesIn: (selector: string) => Promise<{ ours: string[]; ofDevice: string[] }>;
  /** Whether a part looked in its first frame as it does now. */
  hasLookedSoFromTheFirst: (selector: string) => Promise<boolean>;
  /** By how much its parts have jumped, as browsers count it. */
  shift: () => Promise<number>;
};

/** Opens a page as somebody does who was never there, over a slow line, and waits until the file of its headings has come. */
export async function visitFirst(page: Page, path: string, { latency, megabits }: Line): Promise<Drawn> {
  await page.addInitScript(() => {
    const kept = window as Window & { shift?: number };
    kept.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        kept.shift = (kept.shift ?? 0) + entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const session = await page.context().newCDPSession(page);
  for (const domain of ['Network', 'DOM', 'CSS'] as const) await session.send(`${domain}.enable`);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: megabits * 125_000,
    uploadThroughput: megabits * 125_000,
  });
  const frames: Buffer[] = [];
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(Buffer.from(data, 'base64'));
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  await page.goto(path);
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => /^"?Chonburi"?$/.test(family) && status === 'loaded'),
  );
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return {
    facesIn: (selector) => facesIn(session, selector),
    hasLookedSoFromTheFirst: (selector) => isSameFromFirst(page, frames, selector),
    shift: () => page.evaluate(() => (window as Window & { shift?: number }).shift ?? 0),
  };
}

async function facesIn(session: CDPSession, selector: string) {
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: `${selector}, ${selector} *`,
  });
  const faces: { familyName: string; isCustomFont: boolean }[] = [];
  for (const nodeId of nodeIds)
    faces.push(...(await session.send('CSS.getPlatformFontsForNode', { nodeId })).fonts);
  const names = (areOurs: boolean) => [
    ...new Set(
      faces.flatMap(({ familyName, isCustomFont }) => (isCustomFont === areOurs ? [familyName] : [])),
    ),
  ];
  return { ours: names(true), ofDevice: names(false) };
}

/** A colour of anti-aliased edges may differ by this much. */
const tolerance = 24;

async function isSameFromFirst(page: Page, frames: readonly Buffer[], selector: string): Promise<boolean> {
  const box = await page.locator(selector).boundingBox();
  const window = page.viewportSize();
  if (!box || !window) throw new Error(`nothing to look at: ${selector}`);
  const pictures = await Promise.all(
    frames.map(async (frame) => {
      const picture = sharp(frame);
      const size = await picture.metadata();
      const scale = size.width / window.width;
      // One that was taken before the window had its size.
      if (Math.abs(size.height - window.height * scale) > 2) return [];
      const [left = 0, top = 0, width = 0, height = 0] = [
        box.x,
        box.y,
        Math.min(box.width, window.width - box.x),
        box.height,
      ].map((side) => Math.floor(side * scale));
      return [await picture.extract({ left, top, width, height }).ensureAlpha().raw().toBuffer()];
    }),
  ).then((taken) => taken.flat());
  const last = pictures.at(-1);
  // Before it is drawn there is one colour all over, of four bytes.
  const first = pictures.find((picture) => picture.some((value, at) => value !== picture[at % 4]));
  if (!first || !last) throw new Error('no frame was drawn');
  return first.every((value, at) => Math.abs(value - (last[at] ?? 0)) <= tolerance);
}
