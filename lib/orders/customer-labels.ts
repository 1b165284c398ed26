import type { Messages } from 'next-intl';

/** What the fields of a customer and of the company to invoice are called. */
export function customerLabels({ details }: Messages['checkout']): Record<string, string> {
  const { company, ...own } = details;
  return { ...own, ...company };
}
