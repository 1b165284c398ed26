import { createHash } from 'node:crypto';

/** Where what a page needs later lies. Next serves it for a year, since names say what files hold. */
export const lateFolder = '/_next/static/late/';

/** The address of a file that a page needs later. @param ending of its name */
export function lateAddress(text: string, ending: 'js' | 'json'): string {
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 12);
  return `${lateFolder}${name}.${ending}`;
}
