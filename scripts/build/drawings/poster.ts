import type { Page } from '@playwright/test';

/**
 * What a page shows in its window as one vector picture: its boxes, its own drawings and its lines of text, in the faces it names.
 * Nothing of it can be clicked.
 */
export async function pictureOf(page: Page): Promise<string> {
  return page.evaluate(drawWindow);
}

/** Runs in the page. */
function drawWindow(): string {
  const { innerWidth: width, innerHeight: height } = window;
  const ruler = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  const round = (value: number) => String(Math.round(value * 10) / 10);
  const quoted = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
  const isClear = (colour: string) => /^rgba\(.*, 0\)$/.test(colour) || colour === 'transparent';
  const hex = (colour: string) => {
    const [r = 0, g = 0, b = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
    const solid = `#${[r, g, b].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
    return alpha < 1
      ? `${solid}${Math.round(alpha * 255)
          .toString(16)
          .padStart(2, '0')}`
      : solid;
  };
  const inWindow = ({ top, bottom, left, right }: DOMRect) =>
    bottom > 0 && top < height && right > 0 && left < width;
  const out: string[] = [];

  /** What of SVG is inherited or has a value of its own, where it differs from what SVG takes without it. */
  const usual: Record<string, string> = {
    fill: 'rgb(0, 0, 0)',
    stroke: 'none',
    'stroke-width': '1px',
    'stroke-linecap': 'butt',
    'stroke-linejoin': 'miter',
    'stroke-dasharray': 'none',
    opacity: '1',
    'fill-opacity': '1',
    'stroke-opacity': '1',
    'fill-rule': 'nonzero',
    'text-anchor': 'start',
  };
  const shapes = ['path', 'circle', 'rect', 'ellipse', 'line', 'polygon', 'polyline', 'text', 'use', 'g'];

  function shape(node: Element, inherited: Record<string, string>): string {
    const style = getComputedStyle(node);
    if (style.display === 'none') return '';
    const name = node.tagName.toLowerCase();
    if (
      !shapes.includes(name) &&
      ![
        'defs',
        'clippath',
        'lineargradient',
        'radialgradient',
        'stop',
        'symbol',
        'mask',
        'pattern',
        'svg',
        'tspan',
      ].includes(name)
    )
      return '';
    const now = { ...inherited };
    const attributes: string[] = [];
    for (const { name: key, value } of node.attributes) {
      if (['class', 'style', 'aria-hidden', 'role', 'aria-label', 'focusable'].includes(key) || key in usual)
        continue;
      attributes.push(`${key}="${quoted(value.replace(/\s+/g, ' '))}"`);
    }
    if (shapes.includes(name))
      for (const [key, fallback] of Object.entries(usual)) {
        const value = style.getPropertyValue(key);
        const before = key === 'opacity' ? fallback : (inherited[key] ?? fallback);
        if (value === before) continue;
        now[key] = value;
        attributes.push(
          `${key}="${value.startsWith('rgb') ? hex(value) : value.replace(/px/g, '').replace(/"/g, '')}"`,
        );
      }
    if (name === 'text' || name === 'tspan') {
      attributes.push(
        `font-size="${style.fontSize}" font-family="${quoted(style.fontFamily.replace(/"/g, "'"))}"`,
      );
      if (style.fontWeight !== '400') attributes.push(`font-weight="${style.fontWeight}"`);
    }
    const inside =
      name === 'text' || name === 'tspan'
        ? quoted(node.textContent ?? '')
        : [...node.children].map((child) => shape(child, now)).join('');
    const open = `${node.tagName}${attributes.length ? ` ${attributes.join(' ')}` : ''}`;
    return inside ? `<${open}>${inside}</${node.tagName}>` : `<${open}/>`;
  }

  function picture(node: SVGSVGElement): void {
    const { left, top, width: w, height: h } = node.getBoundingClientRect();
    if (w === 0 || h === 0) return;
    const view = node.getAttribute('viewBox');
    const fit = node.getAttribute('preserveAspectRatio');
    const inside = [...node.children].map((child) => shape(child, {})).join('');
    out.push(
      `<svg x="${round(left)}" y="${round(top)}" width="${round(w)}" height="${round(h)}"${view ? ` viewBox="${view}"` : ''}${fit ? ` preserveAspectRatio="${fit}"` : ''}>${inside}</svg>`,
    );
  }

  function box(node: Element, style: CSSStyleDeclaration): void {
    const { left, top, width: w, height: h } = node.getBoundingClientRect();
    const radius = Number.parseFloat(style.borderTopLeftRadius) || 0;
    const corner = radius > 0 ? ` rx="${round(Math.min(radius, w / 2, h / 2))}"` : '';
    const border = Number.parseFloat(style.borderTopWidth);
    const isFramed =
      border > 0 &&
      !isClear(style.borderTopColor) &&
      [style.borderRightWidth, style.borderBottomWidth, style.borderLeftWidth].every(
        (one) => Number.parseFloat(one) > 0,
      );
    const inset = isFramed ? border / 2 : 0;
    const place = `x="${round(left + inset)}" y="${round(top + inset)}" width="${round(w - 2 * inset)}" height="${round(h - 2 * inset)}"${corner}`;
    const fill = isClear(style.backgroundColor) ? 'none' : hex(style.backgroundColor);
    const stroke = isFramed ? ` stroke="${hex(style.borderTopColor)}" stroke-width="${round(border)}"` : '';
    if (fill !== 'none' || stroke) out.push(`<rect ${place} fill="${fill}"${stroke}/>`);
    if (isFramed) return;
    const sides = [
      [style.borderTopWidth, style.borderTopColor, left, top, w, 0],
      [style.borderBottomWidth, style.borderBottomColor, left, top + h, w, 0],
      [style.borderLeftWidth, style.borderLeftColor, left, top, 0, h],
      [style.borderRightWidth, style.borderRightColor, left + w, top, 0, h],
    ] as const;
    for (const [thick, colour, x, y, across, down] of sides) {
      const size = Number.parseFloat(thick);
      if (!(size > 0) || isClear(colour)) continue;
      const nudge = (at: number, end: number) => (at === end ? -size : 0);
      out.push(
        `<rect x="${round(x + (across ? 0 : nudge(x, left + w)))}" y="${round(y + (down ? 0 : nudge(y, top + h)))}" width="${round(across || size)}" height="${round(down || size)}" fill="${hex(colour)}"/>`,
      );
    }
  }

  function words(node: Text, style: CSSStyleDeclaration): void {
    const text = node.data;
    const range = document.createRange();
    const lines: { top: number; left: number; text: string }[] = [];
    for (const { index, 0: word } of text.matchAll(/\S+/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const [rect] = range.getClientRects();
      if (!rect || !inWindow(rect)) continue;
      const line = lines.at(-1);
      if (line && Math.abs(line.top - rect.top) < 2) line.text += ` ${word}`;
      else lines.push({ top: rect.top, left: rect.left, text: word });
    }
    if (lines.length === 0) return;
    ruler.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const { fontBoundingBoxAscent: ascent } = ruler.measureText(text);
    const spacing = style.letterSpacing === 'normal' ? '' : ` letter-spacing="${style.letterSpacing}"`;
    const weight = style.fontWeight === '400' ? '' : ` font-weight="${style.fontWeight}"`;
    const upper = style.textTransform === 'uppercase';
    out.push(
      `<g font-size="${round(Number.parseFloat(style.fontSize))}" font-family="${quoted(style.fontFamily.replace(/"/g, "'"))}" fill="${hex(style.color)}"${weight}${spacing}>${lines
        .map(
          ({ top, left, text: line }) =>
            `<text x="${round(left)}" y="${round(top + ascent)}">${quoted(upper ? line.toUpperCase() : line)}</text>`,
        )
        .join('')}</g>`,
    );
  }

  function walk(node: Element): void {
    const style = getComputedStyle(node);
    if (style.display === 'none' || style.visibility === 'hidden' || style.opacity === '0') return;
    if (node instanceof SVGSVGElement) {
      if (inWindow(node.getBoundingClientRect())) picture(node);
      return;
    }
    if (style.display !== 'contents' && inWindow(node.getBoundingClientRect())) box(node, style);
    const children = [...node.childNodes];
    const isAbove = (child: Node) =>
      child instanceof Element &&
      getComputedStyle(child).position !== 'static' &&
      getComputedStyle(child).zIndex !== 'auto';
    for (const child of [...children.filter((one) => !isAbove(one)), ...children.filter(isAbove)]) {
      if (child instanceof Element) walk(child);
      else if (child instanceof Text) words(child, style);
    }
  }
  walk(document.body);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${out.join('')}</svg>\n`;
}
