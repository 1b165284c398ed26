type Sheet = {
  /** The side of each drawing's square, with the room round it. */
  cell: number;
  margin: number;
  /** How wide lines are. */
  line: number;
  /** By night lines are tubes: how far their light spreads, and how wide the light is where it begins. */
  glow?: { spread: number; line: number };
};

/** Drawings side by side in one picture. */
export function sheetOf(drawings: readonly string[], { cell, margin, line, glow }: Sheet): string {
  const width = drawings.length * cell;
  const light = glow
    ? `<filter id="g" x="-.3" y="-.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="${glow.spread}"/></filter><style>.g{filter:url(#g);opacity:.85;stroke-width:${glow.line}}</style>`
    : '';
  const ends = glow ? ' stroke-linecap="round" stroke-linejoin="round"' : '';
  const placed = drawings.map(
    (drawing, index) => `<g transform="translate(${index * cell + margin} ${margin})">${drawing}</g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${cell}" width="${width}" height="${cell}">${light}<g fill="none" stroke-width="${line}"${ends}>${placed.join('')}</g></svg>\n`;
}

/** Where each drawing lies on its sheet, as rules for its class. */
export function placesOf(prefix: string, names: readonly string[]): string {
  const rules = names.map((name, index) => `.${prefix}-${name} {\n  --at: ${index};\n}`);
  return `/* Where each lies on its sheet: npm run drawings. */\n${rules.join('\n')}\n`;
}
