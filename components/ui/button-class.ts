/** The looks of a button, shared by buttons and links that look like one; one red button per section. */
export const buttonClass = {
  primary: 'btn btn-red',
  secondary: 'btn btn-ink',
  /** On a board, which chooses its colours (board-colours.css). */
  board: 'btn btn-board',
  ghost: 'btn btn-ghost',
  text: 'inline-flex min-h-11 items-center underline underline-offset-4',
} as const;

export type ButtonLook = keyof typeof buttonClass;
