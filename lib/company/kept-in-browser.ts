/** Where a browser keeps something: a cookie, until it is deleted (`site`), or until the tab is closed (`tab`). */
type Place = 'cookie' | 'site' | 'tab';

/**
 * Everything that the site keeps in a visitor's browser: under which names, or how these begin, and where. The privacy notice lists it by the
 * words `facts.kept` of the same name.
 */
export const keptInBrowser = {
  pageKeys: { place: 'cookie', names: ['order-', 'link-'] },
  session: { place: 'cookie', names: ['session', 'kept-session', 'brief-session'] },
  knownBrowser: { place: 'cookie', names: ['browser'] },
  cart: { place: 'site', names: ['cart', 'cart-trial'] },
  checkout: { place: 'site', names: ['checkout', 'card-session'] },
  orders: { place: 'site', names: ['orders'] },
  light: { place: 'site', names: ['light'] },
  offers: { place: 'site', names: ['closed-offers'] },
  languageBar: { place: 'site', names: ['language-bar'] },
  guides: { place: 'site', names: ['guides'] },
  drafts: { place: 'tab', names: ['draft-'] },
  addressee: { place: 'tab', names: ['addressee'] },
  letteredName: { place: 'tab', names: ['lettered-name'] },
  addedPages: { place: 'tab', names: ['added-'] },
  searchedWords: { place: 'tab', names: ['searched-words'] },
} as const satisfies Record<string, { place: Place; names: readonly string[] }>;

type Kept = keyof typeof keptInBrowser;

/** What is kept in one place. */
export function keptAt(place: Place): Kept[] {
  const names = Object.keys(keptInBrowser).filter((name): name is Kept => name in keptInBrowser);
  return names.filter((name) => keptInBrowser[name].place === place);
}
