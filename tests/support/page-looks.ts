import type { Page } from '@playwright/test';
import { type Colour, contrastOf } from './contrast';

/** Runs in the page: what draws the shape of each button and field, and what they lie on. */
function controlColours(): { html: string; ground: Colour; shapes: Colour[] }[] {
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('no canvas to read colours with');
  /** A colour that hides what is behind it; undefined for one that does not. */
  const opaque = (css: string): Colour | undefined => {
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = css;
    pen.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha] = pen.getImageData(0, 0, 1, 1).data;
    return alpha === 255 ? [red, green, blue] : undefined;
  };
  const groundOf = (control: Element): Colour => {
    for (let around = control.parentElement; around; around = around.parentElement) {
      const colour = opaque(getComputedStyle(around).backgroundColor);
      if (colour) return colour;
    }
    return [255, 255, 255];
  };
  /** Its surface, its border, or the ring that a shadow draws. */
  const shapesOf = (control: Element): Colour[] => {
    const { backgroundColor, borderTopWidth, borderTopColor, boxShadow } = getComputedStyle(control);
    const ring = /^(rgba?\([^)]*\)|color\([^)]*\)).* inset$/.exec(boxShadow)?.[1];
    return [backgroundColor, ...(borderTopWidth === '0px' ? [] : [borderTopColor]), ...(ring ? [ring] : [])]
      .map(opaque)
      .filter((colour) => colour !== undefined);
  };
  // A box to tick is drawn by the browser, not by a style that could be read; so is a round one, unless a style takes that over.
  return (
    [...document.querySelectorAll('.btn, input:not([type=checkbox]), select, textarea')]
      .filter(
        (control) => control.checkVisibility({ visibilityProperty: true }) && !control.matches(':disabled'),
      )
      .filter((control) => !control.closest('.sr-only, [aria-hidden=true]'))
      .filter(
        (control) => !control.matches('[type=radio]') || getComputedStyle(control).appearance === 'none',
      )
      // One that is underlined is a link, whatever it is called.
      .filter((control) => getComputedStyle(control).textDecorationLine !== 'underline')
      // One that cannot be seen lies over the button that stands for it.
      .filter((control) => getComputedStyle(control).opacity !== '0')
      .map((control) => ({
        html: control.outerHTML.slice(0, 120),
        ground: groundOf(control),
        shapes: shapesOf(control),
      }))
  );
}

/** Runs in the page: headings and prices that leave their column, and words that a line tears at any letter. */
function tornLettering(): string[] {
  const problems: string[] = [];
  for (const lettering of document.querySelectorAll('h1, h2, h3, .price, .hanging > b, .house > *')) {
    let column = lettering.parentElement;
    // One without a box of its own has no width.
    while (column && getComputedStyle(column).display === 'contents') column = column.parentElement;
    if (!column || !lettering.checkVisibility() || lettering.closest('.sr-only')) continue;
    const range = document.createRange();
    range.selectNodeContents(lettering);
    const over =
      range.getBoundingClientRect().right -
      (column.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(column).paddingRight));
    if (over > 1) problems.push(`${Math.round(over)} px over: ${lettering.textContent}`);
    const texts = document.createTreeWalker(lettering, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { 0: piece, index } of (text.textContent ?? '').matchAll(/[\p{Script=Latin}\p{N}’]{2,}/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + piece.length);
        // Most stand in one line, which one look tells.
        if (range.getClientRects().length < 2) continue;
        const lines = [...piece].map((_, letter) => {
          range.setStart(text, index + letter);
          range.setEnd(text, index + letter + 1);
          // Behind a soft hyphen a letter begins with the hyphen that ends the line before.
          return Math.round([...range.getClientRects()].at(-1)?.top ?? 0);
        });
        if (new Set(lines).size > 1) problems.push(`torn: ${piece} in ${lettering.textContent}`);
      }
    }
  }
  return problems;
}

/** Runs in the page: points of lists that run into what stands beside them. */
function overflowingPoints(): string[] {
  return [...document.querySelectorAll('main li:not(.town-walk)')].flatMap((point) => {
    if (!point.checkVisibility() || point.childElementCount > 0) return [];
    const text = document.createRange();
    text.selectNodeContents(point);
    const over = text.getBoundingClientRect().right - point.getBoundingClientRect().right;
    return over > 1 ? [`${Math.round(over)} px over: ${point.textContent}`] : [];
  });
}

/** Runs in the page: what is too small to be tapped; painted stripes may be flatter, since they stand apart. */
function smallTargets(): string[] {
  // What was skipped so far is laid out at the first look.
  for (const target of document.querySelectorAll('a, button, summary')) target.getBoundingClientRect();
  return [...document.querySelectorAll<HTMLElement>('a, button, summary, input, select')]
    .filter((target) => target.checkVisibility() && !target.closest('.sr-only'))
    .map((target) => ({
      name: target.textContent,
      height: (target.closest('label') ?? target).getBoundingClientRect().height,
      least: target.closest('.routes') ? 32 : 44,
    }))
    .filter(({ height, least }) => height < least - 0.5)
    .map(({ name, height }) => `${height} px high: ${name}`);
}

/** Where a board's motif is painted. */
export const motifPaint = '.sign-inner > .motif .paint';

/**
 * Runs in the page: motifs that the edge of their board cuts, at the upper side or, where they are to stand whole, anywhere; and words of
 * which it takes more than half a stroke of the last letter.
 */
function cutMotifs(paintOf: string): string[] {
  return [...document.querySelectorAll(paintOf)].flatMap((paint) => {
    const motif = paint.closest('.motif');
    const board = motif?.parentElement?.getBoundingClientRect();
    if (!motif || !board) return [];
    const insetsOf = (drawn: Element) => {
      const { top, bottom, left, right } = drawn.getBoundingClientRect();
      return [top - board.top, board.bottom - bottom, left, board.right - right];
    };
    const inside = insetsOf(paint);
    const word = paint.querySelector('.word');
    const [above = 0, below = 0, before = 0, after = 0] = word ? insetsOf(word) : [];
    const halfAStroke = board.width * 0.018;
    const sides = motif.classList.contains('motif-whole') ? inside : inside.slice(0, 1);
    if (word) sides.push(above, below, before, after + (board.width < 960 ? 0 : halfAStroke));
    return sides.some((inset) => inset < 0) ? [`cuts the motif: ${inside.map(Math.round).join(', ')}`] : [];
  });
}

const heights: Record<number, number> = { 320: 640, 390: 844, 1024: 768, 1440: 900 };

/** What is wrong with the open page at these widths, each problem with its width. */
export async function problemsAtWidths(page: Page, widths: readonly number[]): Promise<string[]> {
  const problems: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: heights[width] ?? 800 });
    const found = await page.evaluate(tornLettering);
    found.push(...(await page.evaluate(overflowingPoints)));
    found.push(...(await page.evaluate(cutMotifs, motifPaint)));
    if (width === 390) found.push(...(await page.evaluate(smallTargets)));
    const content = await page.evaluate(() => document.documentElement.scrollWidth);
    if (content > width) found.push(`scrolls sideways to ${content} px`);
    problems.push(...found.map((problem) => `at ${width} px ${problem}`));
  }
  return problems;
}

/** The buttons and fields of the open page whose shape does not stand out from what they lie on (WCAG 1.4.11), in its colours of now. */
export async function faintControlsOf(page: Page): Promise<string[]> {
  return (await page.evaluate(controlColours))
    .map(({ html, ground, shapes }) => ({
      html,
      best: Math.max(...shapes.map((shape) => contrastOf(shape, ground))),
    }))
    .filter(({ best }) => best < 3)
    .map(({ html, best }) => `${best.toFixed(2)}:1 ${html}`);
}
