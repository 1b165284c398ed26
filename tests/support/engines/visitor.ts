import { expect } from '@playwright/test';
import type { Tab } from './engine';

/** Keys as the WebDriver standards write them. */
export const keys = { enter: '\uE007', escape: '\uE00C', down: '\uE015' };

/** Asks the page until it answers something; a page that is just being left answers nothing. */
async function until<Args extends unknown[], Value>(
  tab: Tab,
  work: (...args: Args) => Value | undefined,
  ...args: Args
): Promise<NonNullable<Value>> {
  let answer: Value | null | undefined;
  const ask = async () => {
    answer = await tab.run(work, ...args).catch(() => undefined);
    return answer ?? undefined;
  };
  await expect.poll(ask, `${JSON.stringify(args)} on the page`).toBeDefined();
  return answer as NonNullable<Value>;
}

/** Runs in the page: where a visible part can be pressed, once nothing lies over it. */
function pointOf(selector: string, text: string): { x: number; y: number } | undefined {
  const isMeant = (part: Element) =>
    part.checkVisibility() && `${part.ariaLabel ?? ''} ${part.textContent}`.includes(text);
  const part = [...document.querySelectorAll(selector)].find(isMeant);
  if (!part || part.matches(':disabled')) return undefined;
  part.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = part.getBoundingClientRect();
  const point = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  const top = document.elementFromPoint(point.x, point.y);
  return part.contains(top) ? point : undefined;
}

/** Presses a part with the pointer, again where it moved away from under it. @param text what its name or text has in it */
export async function click(tab: Tab, selector: string, text = ''): Promise<void> {
  let isHit = false;
  while (!isHit) {
    const point = await until(tab, pointOf, selector, text);
    await tab.run(watchPointer, selector);
    await tab.act([
      {
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', ...point, duration: 0, origin: 'viewport' },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ]);
    // A page that was left by the click knows nothing of it.
    isHit = await tab.run(() => document.documentElement.dataset.missed === undefined).catch(() => true);
  }
}

/** Runs in the page: notes whether the pointer that comes next misses a part. */
function watchPointer(selector: string): void {
  const { dataset } = document.documentElement;
  delete dataset.missed;
  const note = ({ target }: PointerEvent) => {
    if (!(target instanceof Element && target.closest(selector))) dataset.missed = '';
  };
  addEventListener('pointerdown', note, { capture: true, once: true });
}

/** Clicks a part without the pointer, which WebKit does not lend to a tab in the background. */
export async function clickInTab(tab: Tab, selector: string): Promise<void> {
  await see(tab, selector);
  await tab.run((selector) => document.querySelector<HTMLElement>(selector)?.click(), selector);
}

export async function press(tab: Tab, ...pressed: string[]): Promise<void> {
  const actions = pressed.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
  await tab.act([{ type: 'key', id: 'keyboard', actions }]);
}

/** Types into a field that is empty. */
export async function type(tab: Tab, selector: string, text: string): Promise<void> {
  await click(tab, selector);
  await press(tab, ...text);
  await expect.poll(() => tab.run(typedIn, selector)).toBe(text);
}

function typedIn(selector: string): string | undefined {
  return document.querySelector<HTMLInputElement>(selector)?.value;
}

/** Chooses from a list. */
export async function choose(tab: Tab, selector: string, value: string): Promise<void> {
  await tab.run(
    (selector, value) => {
      const list = document.querySelector<HTMLSelectElement>(selector);
      if (!list) throw new Error(`no ${selector}`);
      list.value = value;
      for (const name of ['input', 'change']) list.dispatchEvent(new Event(name, { bubbles: true }));
    },
    selector,
    value,
  );
}

/** Waits until a visible part has this text. */
export async function see(tab: Tab, selector: string, text = ''): Promise<void> {
  await until(
    tab,
    (selector, text) =>
      [...document.querySelectorAll(selector)].some(
        (part) => part.checkVisibility() && part.textContent.includes(text),
      ) || undefined,
    selector,
    text,
  );
}

/** Waits until no such part is visible. */
export async function seeNone(tab: Tab, selector: string): Promise<void> {
  await until(
    tab,
    (selector) =>
      [...document.querySelectorAll(selector)].every((part) => !part.checkVisibility()) || undefined,
    selector,
  );
}

/** Waits until the page has an address like this. @returns its path and query */
export async function beAt(tab: Tab, pattern: RegExp): Promise<string> {
  return until(
    tab,
    (pattern) => {
      const address = location.pathname + location.search;
      return document.readyState === 'complete' && new RegExp(pattern).test(address) ? address : undefined;
    },
    pattern.source,
  );
}

/** Moves the pointer, and waits until the scripts of the page hear what is done on it. */
export async function wake(tab: Tab): Promise<void> {
  const moves = [10, 40, 80].map((x) => ({
    type: 'pointerMove',
    x,
    y: 300,
    duration: 0,
    origin: 'viewport',
  }));
  await tab.act([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: moves }]);
  await see(tab, 'html[data-awake]');
}

/** How far the page reaches beyond its window, in pixels. */
export const overflow = (tab: Tab): Promise<number> =>
  tab.run(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
