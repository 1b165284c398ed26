/** Where the ladder stands in the picture of a sign: on the innermost stripe, before the sun. */
const place = { x: 338, y: 835, width: 211, height: 338 } as const;

/**
 * Draws who paints the sun of the home board, as the sheet of the board shows him (`signwriter.css`).
 * A drawing that does not come is no reason to give no picture.
 */
export async function drawSignwriter(brush: CanvasRenderingContext2D, board: Element): Promise<void> {
  const [, address] = /url\("(.+)"\)/.exec(getComputedStyle(board, '::after').backgroundImage) ?? [];
  if (!address) return;
  const drawing = Object.assign(new Image(), { src: address });
  await drawing.decode().then(
    () => brush.drawImage(drawing, place.x, place.y, place.width, place.height),
    () => undefined,
  );
}
