import { keptText } from './storage';

/** The name that a visitor has had lettered, for other pages of the same visit: a card, an address, a form. */
export const letteredName = keptText('lettered-name', () => sessionStorage);

/** The .com domain that a name would have: its letters, marks, digits and hyphens, in lower case. */
export function domainOf(name: string): string {
  return `${name.toLowerCase().replace(/[^\p{L}\p{M}\p{Nd}-]/gu, '')}.com`;
}
