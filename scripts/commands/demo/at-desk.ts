import { randomBytes } from 'node:crypto';
import { findItem } from '@/lib/catalog/items';
import { toBaht } from '@/lib/catalog/money';
import { addressOf } from '@/lib/changes/fields';
import { makeServiceAtDesk, newServiceForm } from '@/lib/desk/desk-service-forms';
import { changeForm, saveAtDesk } from '@/lib/desk/desk-shop';
import { beginQuote } from '@/lib/documents/begin-quote';
import { sell } from '@/lib/documents/sell';
import { daysAfter, today } from '@/lib/i18n/pattaya-time';
import { headOffice } from '@/lib/orders/invoice';

const nobody = {
  email: '',
  phone: '',
  address: '',
  companyName: '',
  companyTaxId: '',
  companyBranch: headOffice,
};
const key = () => randomBytes(16).toString('hex');

/** Somebody walked in and paid in cash. */
export async function sale(): Promise<string> {
  const line = { 'added-1-item': 'data-recovery-hdd', 'added-1-name': '', 'added-1-quantity': '1' };
  const sold = { ...nobody, ...line, key: key(), name: '', method: 'cash', locale: 'th' };
  return `${await sell(sold, { person: 'Demo', isTrial: false })}  cash`;
}

/** Somebody phoned. */
export async function quotation(): Promise<string> {
  const line = {
    'added-1-item': 'pos-basic',
    'added-1-name': '',
    'added-1-quantity': '2',
    'added-1-price': '80000',
  };
  const fields = {
    ...nobody,
    ...line,
    key: key(),
    name: 'Anan Suksai (sample)',
    phone: '0800000003',
    locale: 'en',
  };
  const begun = await beginQuote(fields, 'Demo');
  return begun.ok ? `${begun.data.number}  open` : `no quotation (${begun.error.code})`;
}

const daysFromNow = (days: number) => daysAfter(today(), days);

/** Services of customers of before: one that runs on for long, one whose next period is to be asked for, and one that is overdue. */
export async function services(): Promise<string[]> {
  const sold = [
    {
      name: 'Hans Muster',
      email: 'hans@example.org',
      item: 'domain-co-th',
      domain: 'muster-bar.co.th',
      days: 200,
    },
    { name: 'Malee Suksan (sample)', email: 'malee@example.com', item: 'vps-business', domain: '', days: 4 },
    { name: 'Piet Voorbeeld', email: 'piet@example.org', item: 'seo-local', domain: '', days: -5 },
  ] as const;
  const lines: string[] = [];
  for (const { days, item, ...of } of sold) {
    const { price, period } = findItem(item);
    const form = newServiceForm.parse({
      ...nobody,
      ...of,
      companyBranch: '',
      key: key(),
      locale: 'en',
      item,
      service: '',
      period,
      price: String(toBaht(price)),
      since: daysFromNow(-400),
      until: daysFromNow(days),
    });
    await makeServiceAtDesk({ reference: '', person: 'Demo', form, isOnOrder: false });
    lines.push(`service  ${item}  ${of.name}`);
  }
  return lines;
}

/** Two things that the owner changed: a price that waits for its publication, and a closed day that comes every year. */
export async function changes(): Promise<string[]> {
  const made = [
    { reference: 'catalog.cctv-basic.price', typed: { value: '26000' } },
    { reference: 'closedDays', typed: { 'day-1': `${today().slice(0, 4)}-12-31`, 'yearly-1': 'on' } },
  ];
  const lines: string[] = [];
  for (const { reference, typed } of made) {
    const form = changeForm.parse({ version: 'newest', ...typed });
    const saved = await saveAtDesk({
      reference: addressOf(reference),
      person: 'Demo',
      form,
      isOnOrder: false,
    });
    lines.push(`change  ${reference}${saved.ok ? '' : `  (${saved.error.code})`}`);
  }
  return lines;
}
