/** Where the ladder stands in the picture of a sign: on the innermost stripe, so that the brush reaches the end of the second. */
const place = { x: 118, y: 573, width: 375, height: 600 } as const;

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
