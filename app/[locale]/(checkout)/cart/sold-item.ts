import type { Period } from '@/lib/catalog/catalog-entry';
import type { Sign } from '@/lib/drawings/pictograms';

/** An item as it is sold today, in the language of the page; `price` in whole satang. */
export type SoldItem = {
  id: string;
  name: string;
  description: string;
  type: string;
  price: number;
  /** What of it is paid first where the cart is paid by deposit. */
  first: number;
  period: Period;
  sign: Sign | undefined;
};
