import { unescaped } from './unescaped';

/** The height of a section in pixels: a base, and more for each character of its text. */
type Height = readonly [base: number, character: number];

/**
 * Heights of kinds of sections, told by a class in them, in windows of 390 and of 1440 pixels: fitted once to all pages in English, German
 * and Thai. The first match counts.
 */
const kinds: readonly { part: string; narrow: Height; wide: Height }[] = [
  { part: 'closing', narrow: [130, 2.4], wide: [170, 2] },
  { part: 'tariff', narrow: [1770, 0.8], wide: [1100, 0.2] },
  { part: 'card-order', narrow: [2790, 0], wide: [2050, 0] },
  { part: 'machine-views', narrow: [2470, 0], wide: [1290, 0] },
  { part: 'quotes', narrow: [1030, 0], wide: [560, 0] },
  { part: 'shop-fronts', narrow: [620, 0], wide: [640, 0] },
  { part: 'houses', narrow: [930, 0], wide: [890, 0] },
  { part: 'rack', narrow: [1580, 0], wide: [1000, 0] },
  { part: 'street', narrow: [180, 1.5], wide: [310, 0.9] },
  { part: 'faq', narrow: [540, 0.4], wide: [480, 0.2] },
  { part: 'exhibit', narrow: [830, 0.5], wide: [560, 0.4] },
  { part: 'areas', narrow: [1240, 0], wide: [0, 1.1] },
  { part: 'fares', narrow: [980, 0], wide: [1990, 0] },
  { part: 'points', narrow: [590, 1], wide: [510, 0.5] },
  { part: 'panel', narrow: [310, 1.3], wide: [340, 0.7] },
  { part: 'features', narrow: [320, 1.2], wide: [290, 0.7] },
  { part: 'stops', narrow: [460, 0.8], wide: [370, 0.4] },
  { part: 'warnings', narrow: [1100, 0], wide: [640, 0] },
  { part: 'py-8', narrow: [110, 1], wide: [130, 0.4] },
  { part: 'bg-board', narrow: [660, 1.4], wide: [0, 1.3] },
];
const other = { narrow: [310, 1.2], wide: [300, 0.6] } as const satisfies Record<string, Height>;

const main = /<main[^>]*>(.*)<\/main>/s;
const tag = /<(\/?)[a-z][^<>]*?(\/?)>/gi;
/** Always laid out: on the first screen. */
const isFirst = /^<section[^>]*[" ]sign-(?:inner|bay)[" ]/;

/** Keeps drawings small in sections that are laid out before the full stylesheet applies, which resets `--drawing`. */
const drawings = 'main>:nth-child(n+3) svg{max-block-size:var(--drawing,9rem)}';

/** The children of `main`. */
function partsOf(html: string): string[] {
  const inside = main.exec(html)?.[1] ?? '';
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: text, 1: slash, 2: isEmpty, index } of inside.matchAll(tag)) {
    if (depth === 0) start = index;
    if (!isEmpty) depth += slash ? -1 : 1;
    if (depth === 0) parts.push(inside.slice(start, index + text.length));
  }
  return parts;
}

/**
 * Estimates the height of each section that `content-visibility` skips, so that the scrollbar fits the length of the page (`section.css`).
 * @returns rules for the critical CSS
 */
export function sectionRoom(html: string): string {
  const sections = partsOf(html).flatMap((part, index) =>
    part.startsWith('<section') && !isFirst.test(part) ? [{ part, child: index + 1 }] : [],
  );
  const rules = (width: 'narrow' | 'wide') =>
    sections
      .map(({ part, child }) => {
        const kind = kinds.find(({ part: name }) => hasClass(part, name)) ?? other;
        const [base, character] = kind[width];
        const height = base + character * unescaped(part.replace(tag, '')).length;
        return `main>:nth-child(${child}){contain-intrinsic-block-size:auto ${Math.round(height / 16)}rem}`;
      })
      .join('');
  return sections.length > 0 ? `${drawings}${rules('narrow')}@media(min-width:64rem){${rules('wide')}}` : '';
}

const hasClass = (html: string, name: string) => new RegExp(`class="(?:[^"]* )?${name}[" ]`).test(html);
