/**
 * Runs in the browser, inline at the end of each page (docs/decisions/0021): starts the scripts of the framework at the first sign that
 * somebody wants them, and gives them afterwards what was pressed and typed before they could hear it.
 */
import { keptText, parseList } from '@/lib/browser/storage';
import { cartKey } from '@/lib/cart/cart-key';

/** The texts of the rules by which the next page is made ready; written in by the build. */
declare const RULES: { hover: string; touch: string };

const root = document.documentElement;
const signs = ['pointerdown', 'pointermove', 'touchstart', 'scroll', 'keydown', 'focusin'];
/** How long a page may lie untouched, in milliseconds: the offer opens after ten seconds. */
const quietTime = 8000;

/** What does nothing of use until the scripts run. */
const held = 'button, [data-held]';
const keys = ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Escape'];

let isStarted = false;

async function start(): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  for (const sign of signs) removeEventListener(sign, notice, true);
  const { data, scripts } = JSON.parse(document.getElementById('late')?.textContent ?? '');
  for (const href of scripts) add('link', { rel: 'preload', as: 'script', href });
  try {
    // The scripts of Next read it as soon as they run.
    Object.assign(self, { __next_f: await (await fetch(data)).json() });
  } catch {
    return giveUp();
  }
  await wholeSheet;
  for (const src of scripts) add('script', { src, onerror: giveUp });
}

/** Browsers also tell of a pointer that rests where the page has come up under it. */
function notice(event: Event): void {
  if (event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY)
    return;
  void start();
}

function add<Tag extends 'link' | 'script'>(tag: Tag, values: Partial<HTMLElementTagNameMap[Tag]>): void {
  document.head.append(Object.assign(document.createElement(tag), values));
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const pressed = new Set<HTMLElement>();
const typed = new Map<Field, string>();
const keyed: KeyboardEvent[] = [];

function keepClick(event: Event): void {
  // Who has just put something into the cart and goes on to it shall find it there.
  const wanted = pressed.size > 0 ? `${held}, a[href]` : held;
  const button = event.target instanceof Element && event.target.closest<HTMLElement>(wanted);
  if (!button) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  pressed.add(button);
  button.ariaBusy = 'true';
  void start();
}

const isField = (target: unknown): target is Field => target instanceof HTMLElement && 'value' in target;

function keepInput({ target }: Event): void {
  if (isField(target)) typed.set(target, target.value);
}

function keepKey(event: KeyboardEvent): void {
  if (keys.includes(event.key)) keyed.push(event);
}

function stopKeeping(): void {
  removeEventListener('click', keepClick, true);
  removeEventListener('input', keepInput, true);
  removeEventListener('keydown', keepKey, true);
  for (const button of pressed) button.ariaBusy = null;
}

function repeat(): void {
  stopKeeping();
  for (const [field, value] of typed) retype(field, value);
  for (const event of keyed) event.target?.dispatchEvent(new KeyboardEvent(event.type, event));
  for (const button of pressed) button.click();
}

/** React remembers what it knows of a field as its own property, and listens only to what differs from that. */
function retype(field: Field, value: string): void {
  if (field.type === 'checkbox' || field.type === 'radio') {
    const box = field as HTMLInputElement;
    box.checked = !box.checked;
    box.click();
    return;
  }
  if (field.type !== 'file') {
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  }
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Without its scripts a page works as it does for who has none: forms post, links lead on. */
function giveUp(): void {
  stopKeeping();
  for (const button of pressed) button.click();
  pressed.clear();
}

addEventListener('click', keepClick, true);
addEventListener('input', keepInput, true);
addEventListener('keydown', keepKey, true);
addEventListener('awake', repeat, { once: true });

const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[data-precedence]')];

/** Lets the whole sheet apply, once it is there: what scripts show may need rules that the first paint did not. */
const wholeSheet = new Promise<void>((resolve) => {
  const waiting = sheets.filter(({ sheet }) => !sheet);
  const settled = waiting.map(
    (link) => new Promise((done) => Object.assign(link, { onload: done, onerror: done })),
  );
  void Promise.all(settled).then(() => {
    keepLetters();
    for (const link of sheets) link.media = 'all';
    resolve();
  });
});

/**
 * A browser that applies another sheet also looks for faces anew, and would put those that came after the first paint in place of the
 * letters that stand there. `typography.css` keeps the families named here as they are.
 */
function keepLetters(): void {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  if (!paint) return;
  const late = [...document.querySelectorAll<HTMLLinkElement>('link[as="font"]')].filter(({ href }) => {
    const [face] = performance.getEntriesByName(href);
    return !(face instanceof PerformanceResourceTiming && face.responseEnd <= paint.startTime);
  });
  const families = late.flatMap(({ href }) => /\/(\w+)-[^/]*$/.exec(href)?.[1] ?? []);
  if (families.length > 0) root.dataset.late = families.join(' ');
}

function whenLoaded(): void {
  if (HTMLScriptElement.supports?.('speculationrules')) {
    const text = matchMedia('(hover: hover)').matches ? RULES.hover : RULES.touch;
    add('script', { type: 'speculationrules', text });
  }
  setTimeout(start, quietTime);
}

const isEager = 'eager' in root.dataset || parseList(keptText(cartKey).read()).length > 0;
if (isEager) requestAnimationFrame(() => setTimeout(start));
else for (const sign of signs) addEventListener(sign, notice, { capture: true, passive: true });
addEventListener('load', whenLoaded);
