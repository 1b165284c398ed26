/** A reference as `draw_reference` of the database draws them: no vowels, no digit that looks like a letter. */
export const referencePattern = /^PT-[0-9A-Z]{6}$/;

/** A reference as it is written, however somebody typed it: in small letters, without its dash, with a space. */
export function asReference(text: string): string {
  return text.toUpperCase().replace(/^PT[\s-]*(?=[0-9A-Z]{6}$)/, 'PT-');
}
