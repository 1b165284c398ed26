/** What fits on the plate of a dead end, in characters. */
const longest = 16;

/**
 * What the sign of an unknown page says: the last part of its address, shortened.
 * @param path of the address, percent-encoded, such as `/de/speisekarte.html`
 * @returns such as `/speisekarte`; empty where there is none or it cannot be read. Letters, digits, `-` and `_` alone: a link from elsewhere
 * shall not write sentences on our sign
 */
export function lostName(path: string): string {
  let last: string;
  try {
    last = decodeURIComponent(path.replace(/\/+$/, '').split('/').at(-1) ?? '');
  } catch {
    return '';
  }
  const [name = ''] = /^[\p{L}\p{M}\p{N}_-]+/u.exec(last) ?? [];
  if (name === '') return '';
  const letters = [...name];
  return `/${letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : name}`;
}
