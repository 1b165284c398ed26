import { hasThai, piecesOf } from './lettered-lines';
import { domainOf } from './lettered-name';
import { downloadPicture, sharePicture, sharesPictures } from './share-picture';
import { drawSignwriter } from './sign-writer';

/** As phones show a picture, in pixels. */
const [width, height, margin] = [1080, 1440, 80] as const;

/** The room of the name, above the bay. */
const room = { width: width - 2 * margin, top: 100, height: 440 } as const;

/** How wide the line of a lettered tube is at most, half of it around the letter: as thick as the tubes of the bay. */
const tube = 16;

/** Where the middle of the bay lies, and how much larger it is than on its board (components/motifs/bay.tsx): it reaches two edges. */
const bay = { x: 646, y: 1006, scale: 1.3 } as const;

/**
 * Gives a visitor the picture of their sign: by the share sheet, or as a download.
 * @param board the board of the home page; it must hold the lettered name (`.painted`) and the bay
 * @param name what is lettered on it
 * @param call stands beside the sun, above the address of this site
 * @throws where the browser gives no picture
 */
export async function keepSign(board: Element, name: string, call: string): Promise<void> {
  const picture = await signPicture(board, name, [call, location.host]);
  const file = `${domainOf(name).replace(/\.com$/, '') || 'sign'}.png`;
  if (sharesPictures(file)) await sharePicture(picture, file).catch(() => downloadPicture(picture, file));
  else downloadPicture(picture, file);
}

/** The board as it is painted or lit, with the name above its bay. */
async function signPicture(board: Element, name: string, from: readonly string[]): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const brush = canvas.getContext('2d');
  const lettered = board.querySelector('.painted');
  if (!brush || !lettered) throw new Error('a sign needs a canvas and a name');
  const [ground, letters] = [getComputedStyle(board), getComputedStyle(lettered)];
  const isLit = Number.parseFloat(letters.webkitTextStrokeWidth) > 0;
  brush.fillStyle = ground.backgroundColor;
  brush.fillRect(0, 0, width, height);
  brush.save();
  brush.translate(bay.x, bay.y);
  brush.scale(bay.scale, bay.scale);
  const shapes = [...board.querySelectorAll<SVGGeometryElement>('.motif-wide .paint :is(path, circle)')];
  if (isLit)
    for (const shape of shapes) {
      const { stroke } = getComputedStyle(shape);
      if (stroke === 'none') paint(brush, shape);
      else glow(brush, stroke, () => paint(brush, shape));
    }
  else {
    brush.translate(8, 9);
    for (const shape of shapes) paint(brush, shape, ground.getPropertyValue('--shade'));
    brush.translate(-8, -9);
    for (const shape of shapes) paint(brush, shape);
  }
  brush.restore();
  await drawSignwriter(brush, board);
  // A face that does not come is no reason to give no picture: the board has its fallback too.
  await document.fonts.load(`1em ${letters.fontFamily}`, name).catch(() => undefined);
  letter(brush, letters, name, isLit);
  Object.assign(brush, { fillStyle: ground.color, font: `600 34px ${ground.fontFamily}` });
  from.forEach((line, index) => {
    brush.fillText(line, margin, 1092 + 46 * index, 255);
  });
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture of the sign')))),
  );
}

/** A shape in the colours that it has on its board, or in one. */
function paint(brush: CanvasRenderingContext2D, shape: SVGGeometryElement, colour?: string): void {
  const { fill, stroke, strokeWidth, strokeLinecap } = getComputedStyle(shape);
  const outline = new Path2D(shape.getAttribute('d') ?? undefined);
  if (shape instanceof SVGCircleElement) outline.arc(0, 0, shape.r.baseVal.value, 0, 2 * Math.PI);
  Object.assign(brush, { lineWidth: Number.parseFloat(strokeWidth), lineCap: strokeLinecap });
  if (fill !== 'none') {
    brush.fillStyle = colour ?? fill;
    brush.fill(outline, 'evenodd');
  }
  if (stroke !== 'none') {
    brush.strokeStyle = colour ?? stroke;
    brush.stroke(outline);
  }
}

/** A shadow without an offset is the light of a tube; three coats of it, since one is faint. */
function glow(brush: CanvasRenderingContext2D, light: string, draw: () => void): void {
  Object.assign(brush, { shadowColor: light, shadowBlur: 40 });
  for (let coats = 3; coats > 0; coats--) draw();
  brush.shadowBlur = 0;
}

/** In the largest size in which its words fit the room, each line in the middle of it. */
function letter(
  brush: CanvasRenderingContext2D,
  style: CSSStyleDeclaration,
  name: string,
  isLit: boolean,
): void {
  const { fontFamily, color, webkitTextStrokeColor } = style;
  let size = 700;
  let lines: string[] = [];
  let inks: TextMetrics[] = [];
  let [ascent, tall, lead] = [0, 0, 0];
  for (; size > 30; size -= 4) {
    brush.font = `${size}px ${fontFamily}`;
    lines = linesOf(brush, name);
    inks = lines.map((line) => brush.measureText(line));
    ascent = inks.at(0)?.actualBoundingBoxAscent ?? 0;
    lead = size * (hasThai(name) ? 1.4 : 1.2);
    const shade = size * 0.056;
    tall = ascent + (lines.length - 1) * lead + (inks.at(-1)?.actualBoundingBoxDescent ?? 0) + shade;
    if (tall <= room.height && inks.every(({ width: needed }) => needed <= room.width)) break;
  }
  const first = room.top + (room.height - tall) / 2 + ascent;
  lines.forEach((line, index) => {
    const x = margin + (room.width - (inks[index]?.width ?? 0)) / 2;
    const y = first + index * lead;
    if (isLit) {
      Object.assign(brush, {
        lineJoin: 'round',
        lineWidth: Math.min(tube, size * 0.055),
        strokeStyle: webkitTextStrokeColor,
      });
      glow(brush, style.getPropertyValue('--light'), () => brush.strokeText(line, x, y));
    } else {
      brush.fillStyle = style.getPropertyValue('--letter');
      for (let way = size * 0.056; way > 0; way -= 1) brush.fillText(line, x + way, y + way);
    }
    brush.fillStyle = color;
    brush.fillText(line, x, y);
  });
}

/** As many words on a line as the room holds. */
function linesOf(brush: CanvasRenderingContext2D, name: string): string[] {
  const lines: string[] = [];
  for (const piece of piecesOf(name)) {
    const longer = `${lines.at(-1) ?? ''}${piece}`;
    if (lines.length > 0 && brush.measureText(longer.trimEnd()).width <= room.width)
      lines.splice(-1, 1, longer);
    else lines.push(piece);
  }
  return lines.map((line) => line.trimEnd());
}
