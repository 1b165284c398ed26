import { hasThai, piecesOf } from './lettered-lines';

/** Where a name may stand on a picture, in pixels. */
type Room = { left: number; top: number; width: number; height: number };

/** How wide the line of a lettered tube is at most, half of it around the letter: as thick as the tubes of the bay. */
const tube = 16;

/** How far shade and seam of letters reach, as parts of their size. */
const [depth, seam] = [0.07, 0.03] as const;

/** A shadow without an offset is the light of a tube; three coats of it, since one is faint. */
export function glow(brush: CanvasRenderingContext2D, light: string, draw: () => void): void {
  Object.assign(brush, { shadowColor: light, shadowBlur: 40 });
  for (let coats = 3; coats > 0; coats--) draw();
  brush.shadowBlur = 0;
}

/** In the largest size in which its words fit the room, each line in the middle of it. */
export function letter(
  brush: CanvasRenderingContext2D,
  style: CSSStyleDeclaration,
  name: string,
  room: Room,
  isLit: boolean,
): void {
  const { fontFamily, color, webkitTextStrokeColor } = style;
  let size = 700;
  let lines: string[] = [];
  let inks: TextMetrics[] = [];
  let [ascent, tall, lead] = [0, 0, 0];
  for (; size > 30; size -= 4) {
    brush.font = `${size}px ${fontFamily}`;
    lines = linesOf(brush, name, room.width);
    inks = lines.map((line) => brush.measureText(line));
    ascent = inks.at(0)?.actualBoundingBoxAscent ?? 0;
    lead = size * (hasThai(name) ? 1.4 : 1.2);
    const below = (inks.at(-1)?.actualBoundingBoxDescent ?? 0) + size * depth;
    tall = ascent + (lines.length - 1) * lead + below;
    if (tall <= room.height && inks.every(({ width: needed }) => needed <= room.width)) break;
  }
  const first = room.top + (room.height - tall) / 2 + ascent;
  lines.forEach((line, index) => {
    const x = room.left + (room.width - (inks[index]?.width ?? 0)) / 2;
    const y = first + index * lead;
    if (isLit) {
      Object.assign(brush, {
        lineJoin: 'round',
        lineWidth: Math.min(tube, size * 0.055),
        strokeStyle: webkitTextStrokeColor,
      });
      glow(brush, style.getPropertyValue('--light'), () => brush.strokeText(line, x, y));
    } else shade(brush, line, [x, y], size, style);
    brush.fillStyle = color;
    brush.fillText(line, x, y);
    if (!isLit) highlight(brush, line, [x, y], size);
  });
}

/** The shade of letters, parted from them by a seam of the ground, as `--lettered` has it (app/styles/sign.css). */
function shade(
  brush: CanvasRenderingContext2D,
  line: string,
  [x, y]: readonly [number, number],
  size: number,
  style: CSSStyleDeclaration,
): void {
  for (let way = size * depth; way > 0; way -= 1) {
    brush.fillStyle = style.getPropertyValue(way > size * seam ? '--letter' : '--hero');
    brush.fillText(line, x + way, y + way);
  }
}

/** The highlight of a sign painter: a white line in each thick stroke of the letters, along its left edge. */
function highlight(
  brush: CanvasRenderingContext2D,
  line: string,
  [x, y]: readonly [number, number],
  size: number,
): void {
  const { width, height } = brush.canvas;
  const layer = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
  if (!layer) return;
  Object.assign(layer, { font: brush.font, fillStyle: 'white' });
  const [left, right, thick, end] = [0.03 * size, 0.052 * size, 0.1 * size, 0.05 * size];
  layer.fillText(line, x + left, y);
  layer.globalCompositeOperation = 'destination-out';
  layer.fillText(line, x + right, y);
  layer.globalCompositeOperation = 'destination-in';
  layer.fillText(line, x - thick, y);
  layer.fillText(line, x, y + end);
  layer.fillText(line, x, y - end);
  brush.drawImage(layer.canvas, 0, 0);
}

/** As many words on a line as the room holds. */
function linesOf(brush: CanvasRenderingContext2D, name: string, width: number): string[] {
  const lines: string[] = [];
  for (const piece of piecesOf(name)) {
    const longer = `${lines.at(-1) ?? ''}${piece}`;
    if (lines.length > 0 && brush.measureText(longer.trimEnd()).width <= width) lines.splice(-1, 1, longer);
    else lines.push(piece);
  }
  return lines.map((line) => line.trimEnd());
}
