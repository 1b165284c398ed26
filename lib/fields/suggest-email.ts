import { misspelt, neighbours, onlyAsCom, providerDomains, words } from './mail-providers';
import { isOneSlip } from './one-slip';

const known: ReadonlySet<string> = new Set([...providerDomains, ...neighbours]);

/** Endings of countries, where a provider may well be at home; these three are slips of `com` more often. */
const ofCountry = /^(?!(?:co|cm|om)$)(?:(?:com|co|net|org)\.)?[a-z]{2}$|^dev$/;

const nameOf = (domain: string) => domain.split('.', 1).join('');
const endingOf = (domain: string) => domain.slice(nameOf(domain).length + 1);

function withMendedEnding(domain: string): string {
  for (const [right, slips] of Object.entries(misspelt)) {
    const slip = slips.find((wrong) => domain.endsWith(`.${wrong}`));
    if (slip) return domain.slice(0, -slip.length) + right;
  }
  return domain;
}

function providerMeant(domain: string): string | undefined {
  if (known.has(domain)) return undefined;
  const name = nameOf(domain);
  if (onlyAsCom.has(name)) return `${name}.com`;
  const isAtHomeThere = ofCountry.test(endingOf(domain));
  return providerDomains.find((provider) => {
    if (!isOneSlip(domain, provider)) return false;
    return nameOf(provider) === name ? !isAtHomeThere : !words.has(nameOf(provider));
  });
}

/**
 * Which address was probably meant, where one was typed with a slip in the name or the ending of a provider that many people have
 * (docs/decisions/0024). The domains of companies are left alone.
 * @returns the whole address; undefined where nothing looks wrong
 */
export function suggestEmail(email: string): string | undefined {
  const typed = email.trim();
  const at = typed.lastIndexOf('@');
  const domain = typed.slice(at + 1).toLowerCase();
  if (at < 1 || domain === '') return undefined;
  const mended = withMendedEnding(domain);
  const meant = providerMeant(mended) ?? mended;
  return meant === domain ? undefined : `${typed.slice(0, at)}@${meant}`;
}
