/** The query of a page. */
export type Query = Record<string, string | string[] | undefined>;

/** The address of the same page with other values, back at its choice. */
export function queryWith(values: Record<string, string>): string {
  return `?${new URLSearchParams(values)}#appointments`;
}
