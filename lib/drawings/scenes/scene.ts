import type { Board } from '../board';

/** The paints of scenes, by the names of their colours in `app/styles/colours.css`. */
export type Paint =
  | 'white'
  | 'night'
  | 'blue'
  | 'mango'
  | 'pink'
  | 'aqua'
  | 'red'
  | 'sand'
  | 'sky'
  | 'pavement'
  | 'sea';

/** What is painted in one colour: filled, or a line as wide as is said. */
export type Painted = readonly [paint: Paint, path: string, line?: number];

/** What casts one shadow: its parts, from back to front. */
export type Thing = readonly Painted[];

/** One picture as wide as its list, of which each item stands below its part: `part` wide and `height` high. */
export type Scene = {
  board: Board;
  /** How many parts it has, from left to right. */
  parts: number;
  /** Its parts are from top to bottom. */
  isUpright?: true;
  /** The wall of each part, for words that are painted on it above the picture. */
  walls?: readonly Paint[];
  /** Walls and floors: flat by day, dark by night. */
  ground: readonly Painted[];
  /** Things in front of them, from back to front: each has one shadow by day, and is of tubes by night. */
  things: readonly Thing[];
};

export const part = 300;
export const height = 220;
