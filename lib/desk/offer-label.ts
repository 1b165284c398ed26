import type { Messages } from 'next-intl';
import { fill } from '@/lib/i18n/fill';

type Quotes = Messages['desk']['quotes'];
type Words = Pick<Quotes, 'form'> & Partial<Pick<Quotes, 'plan'>>;

/** What a field of an offer is called, where its label alone would not say which line it belongs to. */
function offerLabel(name: string, { form, plan }: Words): string {
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
  const [, ofPart, asked = ''] = /^part-(\d+)-(\w+)$/.exec(name) ?? [];
  const askedOfPart: Record<string, string> = plan?.part ?? {};
  if (ofPart !== undefined && plan)
    return `${fill(plan.place, { place: ofPart })}: ${askedOfPart[asked] ?? asked}`;
  const { discount, note, delivery, version } = form;
  const fields: Record<string, string> = { discount, note, delivery, version, plan: plan?.label ?? '' };
  return fields[name] ?? name;
}

/** What each of these fields of an offer is called, by name. */
export function offerLabels(names: readonly string[], words: Words): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, offerLabel(name, words)]));
}
