import type { Page } from '@playwright/test';

/**
 * How much of the height of a page, between its head and its foot, is bare wall: rows of which less than a fifth of the width is painted,
 * by a board, a picture or a stripe. Text alone paints nothing.
 */
export function bareShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    const main = document.querySelector('main');
    if (!main) throw new Error('a page without main');
    for (const section of main.querySelectorAll<HTMLElement>(':scope > section'))
      section.style.contentVisibility = 'visible';
    const wall = getComputedStyle(document.body).backgroundColor;
    const { top: start, bottom: end } = main.getBoundingClientRect();
    const rows = Array.from({ length: Math.floor((end - start) / 4) }, () => 0);
    const isPainted = ({ backgroundColor, backgroundImage }: CSSStyleDeclaration) =>
      backgroundImage !== 'none' || !(backgroundColor === wall || /, 0\)$/.test(backgroundColor));
    const add = ({
      top,
      bottom,
      left,
      right,
    }: {
      top: number;
      bottom: number;
      left: number;
      right: number;
    }) => {
      const width = Math.min(right, innerWidth) - Math.max(left, 0);
      if (width <= 0) return;
      for (
        let row = Math.max(0, Math.floor((top - start) / 4));
        row < rows.length && start + row * 4 < bottom;
        row++
      )
        rows[row] = Math.min(innerWidth, (rows[row] ?? 0) + width);
    };
    for (const part of main.querySelectorAll('*')) {
      const box = part.getBoundingClientRect();
      if (box.width === 0 || box.height < 8 || part.closest('.sr-only')) continue;
      if (part instanceof SVGSVGElement || part instanceof HTMLIFrameElement) add(box);
      else if (part instanceof HTMLElement && isPainted(getComputedStyle(part))) add(box);
      for (const pseudo of ['::before', '::after']) {
        const style = getComputedStyle(part, pseudo);
        const height = Number.parseFloat(style.height);
        if (style.content === 'none' || style.position !== 'absolute' || height < 8 || !isPainted(style))
          continue;
        const top = box.top + (Number.parseFloat(style.top) || 0);
        const left = box.left + (Number.parseFloat(style.left) || 0);
        add({ top, bottom: top + height, left, right: left + Number.parseFloat(style.width) });
      }
    }
    return rows.filter((painted) => painted < innerWidth / 5).length / rows.length;
  });
}
