/**
 * Whether the last digit of a Thai 13-digit tax or national id fits the others (mod-11 rule of the Revenue Department).
 * @param digits exactly 13 digits; anything else fits nothing
 */
export function hasTaxIdCheckDigit(digits: string): boolean {
  if (!/^\d{13}$/.test(digits)) return false;
  const sum = [...digits.slice(0, 12)].reduce(
    (total, digit, index) => total + Number(digit) * (13 - index),
    0,
  );
  return (11 - (sum % 11)) % 10 === Number(digits[12]);
}

/** Whether 13 digits can be a company's tax id: it begins with 0 and the number of its province, of which none is below 10. */
export function isCompanyTaxId(digits: string): boolean {
  return /^0[1-9]/.test(digits) && hasTaxIdCheckDigit(digits);
}
