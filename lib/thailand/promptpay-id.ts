import { hasTaxIdCheckDigit, isCompanyTaxId } from './tax-id';

/** The receiving id of a site that has none yet: valid in form, owned by nobody. */
export const demoPromptPayId = '000-000-0000';

/** The groups in which people write a mobile number, and a tax id. */
const groups: ReadonlyMap<number, RegExp> = new Map([
  [10, /^(\d{3})(\d{3})(\d{4})$/],
  [13, /^(\d)(\d{4})(\d{5})(\d{2})(\d)$/],
]);

/** A receiving id as people write it: 081-234-5678, or 0-1055-56000-00-9. */
export function writtenPromptPayId(id: string): string {
  const digits = id.replace(/\D/g, '');
  return groups.get(digits.length)?.exec(digits)?.slice(1).join('-') ?? digits;
}

/**
 * Says what is wrong with a PromptPay receiving id.
 * @param id a 10-digit Thai mobile number or a 13-digit tax or national id; dashes and spaces are allowed
 * @returns a sentence for whoever sets up the site, or undefined when the id is good
 */
export function promptPayIdProblem(id: string): string | undefined {
  const digits = id.replace(/[\s-]/g, '');
  if (!/^\d+$/.test(digits)) return 'must be digits only (dashes and spaces are allowed)';
  if (digits.length === 10 && /0{6}/.test(digits)) return 'is a sample, and would pay nobody; take your own';
  if (digits.length === 10)
    return /^0[689]/.test(digits) ? undefined : 'a mobile number starts with 06, 08 or 09';
  if (digits.length === 13 && !hasTaxIdCheckDigit(digits))
    return 'the check digit of this 13-digit id is wrong';
  // Those of people begin with 1 to 8.
  if (digits.length === 13)
    return /^[1-8]/.test(digits) || isCompanyTaxId(digits)
      ? undefined
      : 'is no one’s tax id, and would pay nobody; take that of your company';
  return 'must be a 10-digit mobile number or a 13-digit tax id';
}
