/**
 * Comes with the scripts of the framework: gives them what was pressed and typed before they could hear it (`late-start.ts`), and has the
 * browser make the next page ready.
 */
import { wished } from './speculation-rules';

/** The rules by which the next page is made ready; written in by the build. */
declare const RULES: string;

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What happened to a page before its scripts ran. */
export type Kept = { pressed: Set<HTMLElement>; typed: Map<Field, string>; keyed: KeyboardEvent[] };

/** Repeats it all, in the order in which it makes sense: a form is filled before it is sent. */
export function repeat({ pressed, typed, keyed }: Kept): void {
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

/**
 * A browser that applies another sheet also looks for faces anew, and would put those that came after the first paint in place of the
 * letters that stand there. `typography.css` keeps the families named here as they are.
 */
export function keepLetters(): void {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  if (!paint) return;
  const late = [...document.querySelectorAll<HTMLLinkElement>('link[as="font"]')].filter(({ href }) => {
    const [face] = performance.getEntriesByName(href);
    return !(face instanceof PerformanceResourceTiming && face.responseEnd <= paint.startTime);
  });
  const families = late.flatMap(({ href }) => /\/(\w+)-[^/]*$/.exec(href)?.[1] ?? []);
  if (families.length > 0) document.documentElement.dataset.late = families.join(' ');
}

/** How long a mouse rests on a link before its page is made ready, in milliseconds: it is not just passing by. */
const restTime = 50;

/** Has the browser make the page of a link ready as soon as a mouse rests on it or a finger touches it; one page at a time. */
export function readyNextPage(): void {
  if (!HTMLScriptElement.supports?.('speculationrules')) return;
  const rules = Object.assign(document.createElement('script'), { type: 'speculationrules', text: RULES });
  document.head.append(rules);
  let link: Element | null = null;
  let timer = 0;
  addEventListener(
    'pointerover',
    ({ target, pointerType }) => {
      const pointed = target instanceof Element ? target.closest('a[href]') : null;
      clearTimeout(timer);
      if (!pointed || pointed === link) return;
      const isMouse = pointerType === 'mouse';
      const wish = () => {
        link?.removeAttribute(wished);
        link = pointed;
        link.setAttribute(wished, isMouse ? 'page' : 'file');
      };
      if (isMouse) timer = window.setTimeout(wish, restTime);
      else wish();
    },
    { passive: true },
  );
}
