'use client';

import type { Messages } from 'next-intl';
import { createContext, useContext } from 'react';
import type { Locale } from '@/lib/i18n/locales';

/** The words of the cart page and its payment dialog, handed from the page to its island. */
export type CartWords = Omit<Messages['cart'], 'metadata' | 'title' | 'subtitle' | 'company'> &
  Pick<Messages['catalog'], 'periods' | 'onRequest'> &
  Pick<Messages['common'], 'dismiss'> & {
    slips: Pick<Messages['orders']['slips'], 'bank' | 'truemoney'>;
    agreement: Messages['forms']['kit']['agreement'];
  } & Pick<Messages, 'card' | 'checkout' | 'errors'>;

type Shown = { locale: Locale; words: CartWords };

/** In which language the island of the cart speaks, and its words: all parts of it read them here. */
export const ShownCart = createContext<Shown | undefined>(undefined);

/** @throws outside {@link ShownCart} */
export function useShown(): Shown {
  const shown = useContext(ShownCart);
  if (!shown) throw new Error('no ShownCart around this part of the cart');
  return shown;
}
