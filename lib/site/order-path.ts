import { livePaths } from './live-pages';

/** The page of an order, without its language; without a reference the page that leads to one. */
export function orderPath(reference?: string): `/${string}` {
  return reference === undefined ? livePaths.orders : `${livePaths.orders}/${reference}`;
}

/** The anchor of the form for business cards. */
export const cardFormId = 'business-cards-order-form';

/** What leads from the page of business cards to their form, with the order that pays for them filled in. */
export function cardFormFor(reference: string): string {
  return `?${new URLSearchParams({ order: reference })}#${cardFormId}`;
}

/** Where the address of an order proves that it asks to be erased, without its language. */
export function erasurePath(reference: string): `/${string}` {
  return `${orderPath(reference)}/erasure`;
}

/** The page of a quotation, without its language; without a number the form that asks for one. */
export function quotePath(number?: string): `/${string}` {
  return number === undefined ? livePaths.quotes : `${livePaths.quotes}/${number}`;
}

/** The page of a receipt, without its language. */
export function receiptPath(number: string): `/${string}` {
  return `${livePaths.receipts}/${number}`;
}

/** Where the sender of an inquiry chooses a time, without its language. */
export function appointmentPath(reference: string): `/${string}` {
  return `${livePaths.appointments}/${reference}`;
}
