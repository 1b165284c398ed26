import { livePaths } from './live-pages';

/** The page of an order, without its language; without a reference the page that leads to one. */
export function orderPath(reference?: string): `/${string}` {
  return reference === undefined ? livePaths.orders : `${livePaths.orders}/${reference}`;
}

/** The page of a quotation, without its language; without a number the form that asks for one. */
export function quotePath(number?: string): `/${string}` {
  return number === undefined ? livePaths.quotes : `${livePaths.quotes}/${number}`;
}

/** The page of a receipt, without its language. */
export function receiptPath(number: string): `/${string}` {
  return `${livePaths.receipts}/${number}`;
}
