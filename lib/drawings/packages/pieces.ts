/** A box, its upper left corner at x, y. */
export const box = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

/** A ring round x, y. */
export const ring = (x: number, y: number, radius: number) =>
  `M${x} ${y - radius}a${radius} ${radius} 0 1 1-.1 0z`;

/** A camera that looks to the right, its upper left corner near x, y. */
export const camera = (x: number, y: number) =>
  `M${x} ${y + 4}L${x + 20} ${y} ${x + 22} ${y + 9} ${x + 2} ${y + 13}z`;

/** A bubble of a chat, its upper left corner at x, y. */
export const bubble = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${4 - width / 2}l-7 7v-7H${x}z`;
