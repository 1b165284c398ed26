/** The looks of a button, shared by buttons and links that look like one; one red button per section. */
export const buttonClass = {
  primary: 'btn btn-red',
  secondary: 'btn btn-ink',
  accent: 'btn btn-mango',
  ghost: 'btn btn-ghost',
} as const;

export type ButtonLook = keyof typeof buttonClass;
