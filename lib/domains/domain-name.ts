import { domainToASCII, domainToUnicode } from 'node:url';
import { findItem } from '@/lib/catalog/items';
import { type FieldProblem, failure, type Result, success } from '@/lib/result';
import { type Ending, endingNames, endings, isEnding, isLatinOnly } from './endings';

/** A name that a domain could have: what stands before the ending. */
export type DomainName = {
  /** In ASCII, as registries know it. */
  label: string;
  /** As people read it. */
  shown: string;
  /** The ending that was typed, if we sell it. */
  ending?: Ending;
  /** The ending that was typed and that we do not sell, without its first dot. */
  unsold?: string;
};

/** One domain that a search looks at; `price` in whole satang. */
export type Candidate = { domain: string; shown: string; ending: Ending; price: number };

const maxTypedCharacters = 300;
const maxLabelCharacters = 63;

/** What comes along when text is pasted, and nobody sees. */
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]|\ufe0e|\ufe0f/g;
/** Letters, their marks, digits and hyphens of any script (RFC 5890), so no emoji and no sign. */
const impossible = /[^\p{L}\p{Mn}\p{Mc}\p{Nd}-]/u;
/** Second levels under which country registries register, as in `.co.uk`. */
const secondLevels = new Set(['ac', 'co', 'com', 'edu', 'go', 'gov', 'in', 'mi', 'net', 'or', 'org']);

/**
 * Reads a name as people type it: an address, capitals, spaces (they are left out), Thai or other letters, with or
 * without an ending. The dots decide: the last part that is an ending, and the one part before it.
 * @returns the name; `invalid` with what is wrong under `q`
 */
export function parseDomainName(typed: string): Result<DomainName> {
  if (typed.length > maxTypedCharacters) return problem('domain-too-long');
  if (!typed.isWellFormed()) return problem('domain-characters');
  const host = hostOf(typed);
  if (host === '') return problem('required');
  const { label, ending } = split(host);
  if (label === '') return problem('domain-missing');

  if (ending !== undefined && !isPossibleEnding(ending)) return problem('domain-characters');
  const name = readLabel(label);
  if (!name.ok || ending === undefined) return name;
  if (!isEnding(ending)) return success({ ...name.data, unsold: ending });
  return canHave(name.data, ending) ? success({ ...name.data, ending }) : problem('domain-latin');
}

function isPossibleEnding(ending: string): boolean {
  return !/^\d+$/.test(ending) && ending.split('.').every((label) => readLabel(label).ok);
}

/** The domains that a name could have: the ending that was typed first, then the others in catalog order. */
export function candidatesOf(name: DomainName): Candidate[] {
  const { label, shown, ending: typed } = name;
  const others = endingNames.filter((ending) => ending !== typed && canHave(name, ending));
  return (typed ? [typed, ...others] : others).map((ending) => ({
    domain: `${label}.${ending}`,
    shown: `${shown}.${ending}`,
    ending,
    price: findItem(endings[ending].item).price,
  }));
}

/** The endings that a name cannot have, since their registries take Latin letters only. */
export function endingsLeftOut(name: DomainName): Ending[] {
  return endingNames.filter((ending) => !canHave(name, ending));
}

function canHave({ label }: Pick<DomainName, 'label'>, ending: Ending): boolean {
  return !(isLatinOnly(ending) && label.startsWith('xn--'));
}

function problem(code: FieldProblem): Result<never> {
  return failure('invalid', { fields: { q: code } });
}

/** What of an address is its host; the ideographic full stop is a dot too (UTS 46). */
function hostOf(typed: string): string {
  const [host = ''] = typed
    .normalize('NFKC')
    .replace(invisible, '')
    .replace(/[\u3002\uff61]/g, '.')
    .replace(/\s+/g, '')
    .toLowerCase()
    .replace(/^(?:https?:[/\\]*|[a-z][a-z\d+.-]*:\/\/|\/\/)/, '')
    .split(/[/\\?#]/);
  return host.replace(/^.*@/, '').replace(/:.*$/, '');
}

function split(host: string): { label: string; ending?: string } {
  const labels = host.split('.').filter((label, index) => index === 0 || label !== '');
  if (labels[0] === 'www' && labels.length > 1 && !isEnding(labels.slice(1).join('.'))) labels.shift();
  if (isEnding(labels.join('.')) && labels.length > 1) return { label: '' };
  const size = labels.length === 1 ? 0 : endingSize(labels);
  const label = labels.at(-size - 1) ?? '';
  return size === 0 ? { label } : { label, ending: labels.slice(-size).join('.') };
}

/** How many of the last labels are the ending: the longest that we sell, else what registries usually have. */
function endingSize(labels: readonly string[]): number {
  const [second = '', last = ''] = labels.slice(-2);
  if (isEnding(`${second}.${last}`)) return 2;
  if (isEnding(last)) return 1;
  return labels.length > 2 && last.length === 2 && secondLevels.has(second) ? 2 : 1;
}

/**
 * Checks one label and writes it in both ways; each must lead back to the other. That what begins with `xn--` is read as other
 * letters is asked here, since Node 22 refuses such a label and Node 24 hands it back as it is.
 */
function readLabel(label: string): Result<Pick<DomainName, 'label' | 'shown'>> {
  if (impossible.test(label)) return problem('domain-characters');
  const ascii = inZone(domainToASCII, label);
  const shown = inZone(domainToUnicode, ascii);
  if (ascii === '' || ascii.includes('.') || impossible.test(shown)) return problem('domain-characters');
  if (inZone(domainToASCII, shown) !== ascii || shown.startsWith('xn--')) return problem('domain-characters');
  if (/^-|-$/.test(shown) || /^..--/.test(shown)) return problem('domain-hyphen');
  if (ascii.length > maxLabelCharacters) return problem('domain-too-long');
  if (ascii.length < 2) return problem('domain-too-short');
  return success({ label: ascii, shown });
}

/** Converts a label with a zone behind it, since digits alone would be read as an IP address. */
function inZone(convert: (domain: string) => string, label: string): string {
  return convert(`${label}.test`).replace(/\.test$/, '');
}
