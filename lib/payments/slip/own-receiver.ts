/** Fewer digits in sight than this agree by chance too often to say anything. */
const fewestDigits = 4;

const bare = (number: string) => number.replace(/[\s-]/g, '');

/** A number with what it may be written with: banks write a mobile number with the country's code as well. */
function written(own: string): string[] {
  const digits = bare(own);
  return /^0\d{9}$/.test(digits) ? [digits, `66${digits.slice(1)}`, `0066${digits.slice(1)}`] : [digits];
}

const digitsOf = (masked: string) => masked.replace(/\D/g, '').length;

/**
 * Whether a transfer went to us, as far as the bank lets see: each digit that it does not hide is compared with ours at the same place.
 * @param receivers the numbers of the receiver, with what is hidden of them: `xxx-x-x5366-x`, `1234xxxx5678`
 * @param own our PromptPay number and bank account, with or without dashes
 * @returns null where nothing can be compared: too much is hidden, or no number of ours is as long
 */
export function isOwnReceiver(receivers: readonly string[], own: readonly string[]): boolean | null {
  const known = own.flatMap(written);
  const compared = receivers
    .map(bare)
    .filter((masked) => digitsOf(masked) >= fewestDigits)
    .flatMap((masked) =>
      known.filter(({ length }) => length === masked.length).map((number) => agrees(masked, number)),
    );
  return compared.length === 0 ? null : compared.includes(true);
}

const agrees = (masked: string, number: string) =>
  [...masked].every((sign, place) => !/\d/.test(sign) || sign === number[place]);

/** A number as it is kept: what no bank has hidden of it is hidden here, but for its end. */
export function maskedNumber(number: string): string {
  return digitsOf(number) < bare(number).length ? number : number.replace(/\d(?=(?:\D*\d){4})/g, 'x');
}
