import { unescaped } from './unescaped';

/** The height of what a section holds, without its padding, in pixels: a base, and more for each character of its text. */
type Height = readonly [base: number, character: number];

/**
 * Heights of kinds of sections, told by a class in them, in windows of 390 and of 1440 pixels: fitted once to all pages in English, German
 * and Thai. The first match counts.
 */
const kinds: readonly { part: string; narrow: Height; wide: Height }[] = [
  { part: 'ending', narrow: [360, 0.9], wide: [150, 0.7] },
  { part: 'rates', narrow: [450, 0.3], wide: [560, 0.1] },
  { part: 'menu-board', narrow: [0, 0.6], wide: [250, 0.3] },
  { part: 'things', narrow: [810, 0.3], wide: [550, 0.3] },
  { part: 'asked', narrow: [190, 0.2], wide: [200, 0.1] },
  { part: 'leaves', narrow: [360, 0.45], wide: [245, 0.25] },
  { part: 'features-signed', narrow: [520, 0.6], wide: [700, 0.3] },
  { part: 'features-three', narrow: [160, 0.85], wide: [270, 0.4] },
  { part: 'features-four', narrow: [255, 0.75], wide: [490, 0.25] },
  { part: 'features-painted', narrow: [320, 0.75], wide: [640, 0] },
  { part: 'soi-boards', narrow: [360, 0.6], wide: [235, 0.2] },
  { part: 'closing', narrow: [110, 2.6], wide: [180, 1.5] },
  { part: 'card-order', narrow: [2800, 0], wide: [1910, 0] },
  { part: 'machine-views', narrow: [2390, 0], wide: [1120, 0] },
  { part: 'quotes', narrow: [940, 0], wide: [450, 0] },
  { part: 'shop-fronts', narrow: [460, 0.4], wide: [420, 0.8] },
  { part: 'houses', narrow: [860, 0], wide: [880, 0] },
  { part: 'rack', narrow: [1620, 0], wide: [890, 0] },
  { part: 'faq', narrow: [450, 0.3], wide: [360, 0.1] },
  { part: 'exhibit', narrow: [750, 0.3], wide: [470, 0.4] },
  { part: 'areas', narrow: [550, 0.1], wide: [780, 0.4] },
  { part: 'rides', narrow: [750, 0], wide: [500, 0.4] },
  { part: 'seasons', narrow: [500, 0.5], wide: [550, 0] },
  { part: 'points', narrow: [410, 0.8], wide: [300, 0.6] },
  { part: 'features', narrow: [270, 0.9], wide: [230, 0.6] },
  { part: 'stops', narrow: [250, 0.9], wide: [205, 0.45] },
  { part: 'warnings', narrow: [620, 0], wide: [450, 0] },
  { part: 'low', narrow: [30, 1.3], wide: [70, 0.6] },
  { part: 'urgent', narrow: [30, 1.3], wide: [70, 0.6] },
];
const other = { narrow: [190, 1.8], wide: [150, 0.7] } as const satisfies Record<string, Height>;

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
