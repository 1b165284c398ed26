import type { Messages } from 'next-intl';
import { fill } from '@/lib/i18n/fill';
import { thaiBankName } from '@/lib/thailand/banks';
import type { ReadSlip } from './order';

/** The words for it: of the desk where the picture must be looked at, of the order's page where the slip has a number. */
export type SlipWords = Pick<Messages['desk']['check'], 'none' | 'other'> &
  Pick<Messages['orders']['slips'], 'bank' | 'truemoney'>;

/** What was read on a slip, for the agency; never that money came. */
export function slipText({ kind, bank, reference }: ReadSlip, words: SlipWords): string {
  if (kind === 'bank' && reference)
    return fill(words.bank, { bank: thaiBankName(bank ?? '') ?? bank ?? '', reference });
  if (kind === 'truemoney' && reference) return fill(words.truemoney, { reference });
  return kind === 'other' ? words.other : words.none;
}
