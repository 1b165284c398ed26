import { livePaths } from './live-pages';

/** The page of an order, without its language; without a reference the page that leads to one. */
export function orderPath(reference?: string): `/${string}` {
  return reference === undefined ? livePaths.orders : `${livePaths.orders}/${reference}`;
}
