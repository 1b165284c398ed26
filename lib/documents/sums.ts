import { total } from '@/lib/catalog/items';

/** What value-added tax does to prices: none is charged, they contain it, or it is added to them. */
export const vatModes = ['none', 'included', 'excluded'] as const;

export type VatMode = (typeof vatModes)[number];

/** Percent of the net amount (Revenue Code section 80, as reduced by royal decree). */
const vatPercent = 7;

/** Percent of the net amount of services that a Thai company withholds (Revenue Department order Tor.Por. 4/2528). */
const withholdingPercent = 3;

/** A line as far as sums go: `price` in whole satang; tax is withheld from services alone. */
export type ChargedLine = { price: number; isService: boolean };

/** What a document adds up to, in whole satang: gross = net + vat = payable + withheld. */
export type Sums = {
  /** The lines as they are priced, before the discount. */
  lines: number;
  discount: number;
  net: number;
  vat: number;
  gross: number;
  withheld: number;
  /** What is transferred. */
  payable: number;
};

type Priced = {
  lines: readonly ChargedLine[];
  /** Whole satang off the sum of the lines; it lowers each line by the same share. */
  discount: number;
  vat: VatMode;
  /** Whether the customer keeps tax back for the Revenue Department. */
  withholds: boolean;
};

/** Adds up a document; each tax is rounded once, half a satang up. @throws RangeError for a discount that is more than the lines, or less than none */
export function sumsOf({ lines, discount, vat: mode, withholds }: Priced): Sums {
  const all = total(lines);
  if (discount < 0 || discount > all) throw new RangeError(`a discount of ${discount} on ${all} satang`);
  const charged = all - discount;
  const vat = vatOf(charged, mode);
  const gross = mode === 'excluded' ? charged + vat : charged;
  const net = gross - vat;
  const services = total(lines.filter(({ isService }) => isService));
  const withheld = withholds && all > 0 ? share(net, services * withholdingPercent, all * 100) : 0;
  return { lines: all, discount, net, vat, gross, withheld, payable: gross - withheld };
}

function vatOf(charged: number, mode: VatMode): number {
  if (mode === 'none') return 0;
  return share(charged, vatPercent, mode === 'included' ? 100 + vatPercent : 100);
}

/** A part of an amount to the satang, half a satang up; exact for all that a number can hold. */
export function share(amount: number, part: number, whole: number): number {
  return Number((2n * BigInt(amount) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole)));
}
