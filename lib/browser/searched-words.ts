import { keptText } from './storage';

/** What a visitor searched for in vain and wants to ask about, until the contact form has taken it. */
export const searchedWords = keptText('searched-words', () => sessionStorage);
