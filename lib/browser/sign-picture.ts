import { domainOf } from './lettered-name';
import { downloadPicture, sharePicture, sharesPictures } from './share-picture';
import { glow, letter } from './sign-letters';
import { drawSignwriter } from './sign-writer';

/** As phones show a picture, in pixels. */
const [width, height] = [1080, 1440] as const;

/** Where the name stands, above the bay. */
const room = { left: 80, top: 100, width: width - 2 * 80, height: 440 } as const;

/** Where the middle of the bay lies, and how much larger it is than on its board (components/motifs/bay.tsx): it reaches two edges. */
const bay = { x: 646, y: 1006, scale: 1.3 } as const;

/**
 * Gives a visitor the picture of their sign: by the share sheet, or as a download.
 * @param board the board of the home page; it must hold the lettered name (`.painted`) and the bay
 * @param name what is lettered on it
 * @param call stands on the innermost stripe, before the address of this site
 * @throws where the browser gives no picture
 */
export async function keepSign(board: Element, name: string, call: string): Promise<void> {
  const picture = await signPicture(board, name, `${call} ${location.host}`);
  const file = `${domainOf(name).replace(/\.com$/, '') || 'sign'}.png`;
  if (sharesPictures(file)) await sharePicture(picture, file).catch(() => downloadPicture(picture, file));
  else downloadPicture(picture, file);
}

/** The board as it is painted or lit, with the name above its bay. */
async function signPicture(board: Element, name: string, from: string): Promise<Blob> {
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
  letter(brush, letters, name, room, isLit);
  Object.assign(brush, {
    fillStyle: isLit ? ground.color : ground.getPropertyValue('--night'),
    font: `600 30px ${ground.fontFamily}`,
  });
  brush.fillText(from, room.left, isLit ? 1248 : 1212, 520);
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
