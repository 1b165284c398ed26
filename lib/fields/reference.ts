/** A reference as `draw_reference` of the database draws them: no vowels, no digit that looks like a letter. */
export const referencePattern = /^(?:PT|TRIAL)-[0-9A-Z]{6}$/;

/** A reference as it is written, however somebody typed it: in small letters, without its dash, with a space. */
export function asReference(text: string): string {
  return text.toUpperCase().replace(/^(PT|TRIAL)[\s-]*(?=[0-9A-Z]{6}$)/, '$1-');
}

/** Whether a reference is of something that was tried on a site that is not live. */
export function isTrialReference(reference: string): boolean {
  return reference.startsWith('TRIAL-');
}

/** A reference or a number that no line breaks at its hyphens. */
export const unbroken = (reference: string) => reference.replaceAll('-', '-\u2060');
