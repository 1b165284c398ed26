type Sheet = {
  /** The side of each drawing's square, with the room round it. */
  cell: number;
  margin: number;
  /** How wide lines are. */
  line: number;
  /** By night lines are tubes: how far their light spreads, and how wide the light is where it begins. */
  glow?: { spread: number; line: number };
};

/** Drawings side by side in one picture, each cut off shortly before its square ends: at odd sizes a browser blends the edges of neighbours. */
export function sheetOf(drawings: readonly string[], { cell, margin, line, glow }: Sheet): string {
  const width = drawings.length * cell;
  const light = glow
    ? `<filter id="g" x="-.3" y="-.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="${glow.spread}"/></filter><style>.g{filter:url(#g);opacity:.85;stroke-width:${glow.line}}</style>`
    : '';
  const ends = glow ? ' stroke-linecap="round" stroke-linejoin="round"' : '';
  const placed = drawings.map(
    (drawing, index) =>
      `<svg x="${index * cell + 0.5}" width="${cell - 1}" viewBox="${0.5 - margin} ${-margin} ${cell - 1} ${cell}">${drawing}</svg>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${cell}" width="${width}" height="${cell}">${light}<g fill="none" stroke-width="${line}"${ends}>${placed.join('')}</g></svg>\n`;
}

/**
 * How drawings are cut out of their sheets.
 * @param sheets how many drawings lie on each sheet, by the selector of whatever shows one of them
 */
export function cutsOf(sheets: Record<string, number>): string {
  const counts = Object.entries(sheets).map(([shown, count]) => `${shown} {\n  --of: ${count};\n}`);
  const cut = `${Object.keys(sheets).join(',\n')} {\n  background-position: calc(var(--at) / (var(--of) - 1) * 100%) 0;\n  background-size: calc(var(--of) * 100%) 100%;\n}`;
  return `/* How drawings are cut out of their sheets: npm run drawings. */\n${[...counts, cut].join('\n')}\n`;
}

/** The places on a sheet as classes, `at-0` and so on, up to the last one of the longest sheet. */
export function placesOf(count: number): string {
  const places = Array.from({ length: count }, (_, place) => `.at-${place} {\n  --at: ${place};\n}`);
  return `/* Where a drawing lies on its sheet: npm run drawings. */\n${places.join('\n')}\n`;
}
