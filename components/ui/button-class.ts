const base =
  'inline-flex min-h-13 cursor-pointer items-center justify-center rounded-board px-6 py-2 text-center font-semibold disabled:cursor-default disabled:bg-hair disabled:text-ink-2';

/** The looks of a button, shared by buttons and links that look like one. */
export const buttonClass = {
  primary: `${base} bg-red text-on-red`,
  secondary: `${base} bg-ink text-wall`,
  ghost: `${base} border-2 border-line`,
} as const;
