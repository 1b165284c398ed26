import type { Messages } from 'next-intl';

/** The words of the cart page and its payment dialog, handed from the page to its island. */
export type CartWords = Omit<Messages['cart'], 'metadata' | 'title' | 'subtitle' | 'company'> &
  Pick<Messages['catalog'], 'periods' | 'onRequest'> &
  Pick<Messages['common'], 'dismiss'> & {
    slips: Pick<Messages['orders']['slips'], 'bank' | 'truemoney'>;
    agreement: Messages['forms']['kit']['agreement'];
  } & Pick<Messages, 'card' | 'checkout' | 'errors'>;
