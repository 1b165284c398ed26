import type { Messages } from 'next-intl';
import { fill } from '@/lib/i18n/fill';

/** What a field of an offer is called, where its label alone would not say which line it belongs to. */
export function offerLabel(name: string, { form }: Pick<Messages['desk']['quotes'], 'form'>): string {
  const [, counted = '', place] = /^(price|quantity|unit)-(\d+)$/.exec(name) ?? [];
  const ofPlace: Record<string, string> = {
    price: form.priceOf,
    quantity: form.quantityOf,
    unit: form.unitOf,
  };
  if (place !== undefined) return fill(ofPlace[counted] ?? counted, { place });
  const [, row, part = ''] = /^added-(\d+)-(\w+)$/.exec(name) ?? [];
  const parts: Record<string, string> = form.line;
  if (row !== undefined) return `${fill(form.added, { row })}: ${parts[part] ?? part}`;
  const { discount, note, delivery, version } = form;
  const fields: Record<string, string> = { discount, note, delivery, version };
  return fields[name] ?? name;
}
