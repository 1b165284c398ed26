import { Blob, Face, Font, Buffer as Run, shape } from 'harfbuzzjs';
import { chonburi, type Script, scriptOf } from '../fonts/chonburi';

/** A run of letters of one script: Thai has files of its own, and the baht sign lies there too. */
const runs = /[\u0e00-\u0e7f]+|[^\u0e00-\u0e7f]+/g;

async function loadFont(script: Script): Promise<{ font: Font; perEm: number }> {
  const face = new Face(new Blob(new Uint8Array(await chonburi(script)).buffer));
  return { font: new Font(face), perEm: face.upem };
}

/** Letters as outlines: how wide a line is, and its shapes for a drawing, its first letter beginning at the left of the base line. */
export type Letterer = {
  widthOf: (text: string, size: number) => number;
  draw: (text: string, size: number) => string;
  /** One outline in whole units, and the box around it. */
  outline: (text: string, size: number) => Outline;
};

type Outline = { path: string; left: number; right: number; top: number; bottom: number };

/** Sets text in the letters of our headings, Thai with its marks where the font wants them, so that no font is needed where it is shown. */
export async function letterer(): Promise<Letterer> {
  const [latin, thai] = await Promise.all([loadFont('latin'), loadFont('thai')]);
  const place = (text: string, size: number) => {
    let width = 0;
    const glyphs = [...text.matchAll(runs)].flatMap(([run]) => {
      const { font, perEm } = { latin, thai }[scriptOf(run)];
      const scale = size / perEm;
      const buffer = new Run();
      buffer.addText(run);
      buffer.guessSegmentProperties();
      shape(font, buffer);
      const positions = buffer.getGlyphPositions();
      return buffer.getGlyphInfos().map(({ codepoint: glyph }, index) => {
        if (glyph === 0) throw new Error(`no letters for all of “${run}”`);
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
        const at = { x: width + xOffset * scale, y: -yOffset * scale };
        width += xAdvance * scale;
        return { font, glyph, scale, at };
      });
    });
    return { width, glyphs };
  };
  return {
    widthOf: (text, size) => place(text, size).width,
    draw: (text, size) =>
      place(text, size)
        .glyphs.map(({ font, glyph, scale, at: { x, y } }) => {
          const moved = `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale} -${scale})`;
          return `<path transform="${moved}" d="${font.glyphToPath(glyph)}"/>`;
        })
        .join(''),
    outline: (text, size) => {
      const points: [x: number, y: number][] = [];
      const path = place(text, size)
        .glyphs.map(({ font, glyph, scale, at: { x, y } }) =>
          font.glyphToPath(glyph).replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, px: string, py: string) => {
            const point = [x + scale * Number(px), y - scale * Number(py)].map(Math.round);
            const [left = 0, top = 0] = point;
            points.push([left, top]);
            return `${left} ${top}`;
          }),
        )
        .join('');
      const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
      return {
        path,
        left: Math.min(...xs),
        right: Math.max(...xs),
        top: Math.min(...ys),
        bottom: Math.max(...ys),
      };
    },
  };
}
