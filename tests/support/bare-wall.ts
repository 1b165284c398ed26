import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** Wall, white and grey plates: they are no paint. */
const bareColours = new Set(['241,246,245', '255,255,255', '227,236,235', '203,214,218']);
/** Shorter runs of one colour are letters. */
const shortest = 24;
const step = 4;

/** What of a page between its head and its foot is bare wall: the share of its height, and the longest piece in pixels. */
export type BareWall = { share: number; longest: number };

/**
 * Looks at the pixels of a page by day: a row is bare where less than a fifth of its width is painted. Only colour paints; text, white
 * plates and grey lines do not.
 */
export async function bareWall(page: Page): Promise<BareWall> {
  const { top, bottom, height } = await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      'main > * { content-visibility: visible !important } main { overflow-x: clip } dialog { display: none !important } *, ::before, ::after { animation: none !important }',
    );
    document.adoptedStyleSheets = [sheet];
    const main = document.querySelector('main');
    if (!main) throw new Error('a page without main');
    const box = main.getBoundingClientRect();
    const from = box.top + scrollY;
    return { top: from, bottom: from + box.height, height: document.documentElement.scrollHeight };
  });
  const width = page.viewportSize()?.width ?? 0;
  await page.setViewportSize({ width, height });
  const { data, info } = await sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rows = Array.from({ length: Math.floor((bottom - top) / step) }, (_, row) =>
    paintedIn(data.subarray(Math.floor(top + row * step) * info.width * 3), info.width),
  );
  const bare = rows.map((painted) => painted < width / 5);
  let run = 0;
  const runs = bare.map((isBare) => {
    run = isBare ? run + 1 : 0;
    return run;
  });
  return { share: bare.filter(Boolean).length / bare.length, longest: Math.max(...runs) * step };
}

/** How many pixels of a row lie in runs of a colour that is paint. */
function paintedIn(row: Uint8Array, width: number): number {
  let painted = 0;
  let start = 0;
  const colourAt = (x: number) => row.subarray(3 * x, 3 * x + 3).join();
  for (let x = 1; x <= width; x++) {
    if (x < width && colourAt(x) === colourAt(start)) continue;
    if (x - start >= shortest && !bareColours.has(colourAt(start))) painted += x - start;
    start = x;
  }
  return painted;
}
