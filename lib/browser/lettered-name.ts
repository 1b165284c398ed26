import { keptText } from './storage';

/** The name that a visitor has had lettered, for other pages of the same visit: a card, an address, a form. */
export const letteredName = keptText('lettered-name', () => sessionStorage);

const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** The .com domain that a name would have: its letters without accents, marks of Thai, digits and hyphens, in lower case. */
export function domainOf(name: string): string {
  const plain = name
    .toLowerCase()
    .normalize('NFC')
    .replace(/[äöüß]/g, (letter) => umlauts[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
  return `${plain.replace(/[^\p{L}\p{M}\p{Nd}-]/gu, '')}.com`;
}
