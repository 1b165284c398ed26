import { coined, companies, misspelt, onlyAsCom, words } from './mail-providers';

const providers = [...coined, ...words];
const known: ReadonlySet<string> = new Set([...providers, ...companies]);

/** Endings of countries, where a provider may well be at home; these three are slips of `com` more often. */
const ofCountry = /^(?!(?:co|cm|om)$)(?:(?:com|co|net|org)\.)?[a-z]{2}$|^dev$/;

const nameOf = (domain: string) => domain.split('.', 1).join('');
const endingOf = (domain: string) => domain.slice(nameOf(domain).length + 1);

/** Whether one slip of the finger makes one text of the other: a letter too many, missing or wrong, or two that changed places. */
function isOneSlip(typed: string, meant: string): boolean {
  const shorter = Math.min(typed.length, meant.length);
  let start = 0;
  while (start < shorter && typed[start] === meant[start]) start += 1;
  let end = 0;
  while (end < shorter - start && typed.at(-1 - end) === meant.at(-1 - end)) end += 1;
  const wrong = typed.slice(start, typed.length - end);
  const right = meant.slice(start, meant.length - end);
  if (wrong.length === 2 && right.length === 2) return wrong[0] === right[1] && wrong[1] === right[0];
  return typed !== meant && wrong.length <= 1 && right.length <= 1;
}

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
  return providers.find((provider) => {
    if (!isOneSlip(domain, provider)) return false;
    return nameOf(provider) === name ? !isAtHomeThere : coined.includes(provider);
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
