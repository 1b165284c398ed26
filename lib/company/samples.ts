import { isCompanyTaxId } from '@/lib/thailand/tax-id';
import { accounts, basics, company, companyInThai, decisions } from './company';
import { deposits } from './deposits';
import { portfolioStats, testimonials } from './praise';

const owned = {
  basics,
  company,
  companyInThai,
  decisions,
  deposits,
  accounts,
  portfolioStats,
  testimonials,
};

/** A word that only samples have, an address that nobody can have (RFC 2606), or a number made of zeros. */
export const isInvented = (text: string) => /\bsample\b|[._-]sample|\.example\b|0{6}|000 000/i.test(text);

/**
 * What a live site may not say, since somebody invented it: samples, `.example` addresses, and a tax id that no company has.
 * @param settings what the owner has set, normally {@link company} and what stands beside it
 * @returns a plain sentence each, beginning with where the value is; none where all is real
 */
export function sampleProblems(settings: object = owned): string[] {
  return [...findSamples(settings), ...taxIdProblems(settings)];
}

/**
 * Why a live site may not issue receipts of its own: they name the seller as the tax authority knows it (Revenue Code section 105 bis).
 * @param documents the setting of that name
 * @param settings as {@link sampleProblems} takes them
 */
export function documentProblems(documents: 'none' | 'own', settings: object = owned): string[] {
  if (documents === 'none') return [];
  const legal = /company(InThai)?\.(legalName|address|taxId) /;
  const invented = sampleProblems(settings).filter((found) => legal.test(found));
  return invented.length === 0
    ? []
    : ['DOCUMENTS: own would issue receipts of an invented company; mend lib/company/company.ts first'];
}

/** What is invented of a value and its parts, a sentence each. */
export function findSamples(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return isInvented(value) ? [problem(path, `still says “${value}”`)] : [];
  if (typeof value !== 'object' || value === null) return [];
  if ('sample' in value) return [problem(path, 'is still the sample; decide it, or set it to undefined')];
  if ('isSample' in value && value.isSample) return [problem(path, 'is still an invented customer')];
  return Object.entries(value)
    .filter(([name]) => name !== 'taxId')
    .flatMap(([name, part]) => findSamples(part, path ? `${path}.${name}` : name));
}

function taxIdProblems(settings: object): string[] {
  if (!('company' in settings) || typeof settings.company !== 'object' || settings.company === null)
    return [];
  const taxId = 'taxId' in settings.company ? String(settings.company.taxId) : '';
  return isCompanyTaxId(taxId) ? [] : [problem('company.taxId', `is ${taxId}, which is no company’s tax id`)];
}

/** Where a value stands that is not in company.ts. */
const files: Record<string, string> = {
  deposits: 'deposits',
  testimonials: 'praise',
  portfolioStats: 'praise',
};

const problem = (path: string, what: string) =>
  `lib/company/${files[path.split('.', 1).join()] ?? 'company'}.ts: ${path} ${what}`;
