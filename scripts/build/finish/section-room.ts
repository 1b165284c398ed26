import { unescaped } from './unescaped';

/** The height of a section in pixels: a base, and more for each character of its text. */
type Height = readonly [base: number, character: number];

/**
 * Heights of kinds of sections, told by a class in them, in windows of 390 and of 1440 pixels: fitted once to all pages in English, German
 * and Thai. The first match counts.
 */
const kinds: readonly { part: string; narrow: Height; wide: Height }[] = [
  { part: 'ending', narrow: [460, 1.2], wide: [200, 0.9] },
  { part: 'rates', narrow: [560, 0.4], wide: [670, 0.1] },
  { part: 'menu-board', narrow: [910, 0.2], wide: [670, 0.2] },
  { part: 'things', narrow: [790, 0.6], wide: [440, 0.3] },
  { part: 'leaves', narrow: [600, 0.9], wide: [280, 0.5] },
  { part: 'features-three', narrow: [420, 1.1], wide: [320, 0.4] },
  { part: 'features-painted', narrow: [400, 1.1], wide: [370, 0.4] },
  { part: 'soi-boards', narrow: [630, 0.5], wide: [410, 0.2] },
  { part: 'closing', narrow: [130, 2.4], wide: [170, 2] },
  { part: 'card-order', narrow: [2540, 0.4], wide: [1620, 0.5] },
  { part: 'machine-views', narrow: [2470, 0], wide: [1290, 0] },
  { part: 'quotes', narrow: [1030, 0], wide: [560, 0] },
  { part: 'shop-fronts', narrow: [620, 0], wide: [640, 0] },
  { part: 'houses', narrow: [930, 0], wide: [890, 0] },
  { part: 'rack', narrow: [1580, 0], wide: [1000, 0] },
  { part: 'faq', narrow: [540, 0.4], wide: [480, 0.2] },
  { part: 'exhibit', narrow: [910, 0.4], wide: [520, 0.5] },
  { part: 'areas', narrow: [1240, 0], wide: [0, 1.1] },
  { part: 'fares', narrow: [980, 0], wide: [1990, 0] },
  { part: 'points', narrow: [590, 1], wide: [510, 0.5] },
  { part: 'panel', narrow: [310, 1.3], wide: [340, 0.7] },
  { part: 'features', narrow: [320, 1.2], wide: [290, 0.7] },
  { part: 'stops', narrow: [420, 0.9], wide: [340, 0.4] },
  { part: 'warnings', narrow: [1070, 0], wide: [550, 0] },
  { part: 'py-4', narrow: [80, 1], wide: [100, 0.4] },
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
