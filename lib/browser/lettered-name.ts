import { keptText } from './storage';

/** The name that a visitor has had lettered, for other pages of the same visit: a card, an address, a form. */
export const letteredName = keptText('lettered-name', () => sessionStorage);
