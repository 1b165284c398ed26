import { randomBytes } from 'node:crypto';
import type { ItemId } from '@/lib/catalog/catalog';
import { toSatang } from '@/lib/catalog/money';
import { env } from '@/lib/env/env';
import type { Locale } from '@/lib/i18n/locales';
import { submitContact } from '@/lib/inquiries/submit-contact';
import { keepJobKinds } from '@/lib/jobs/keep-kinds';
import { addCustomer } from '@/lib/orders/add-customer';
import { headOffice } from '@/lib/orders/invoice';
import { noteMoney } from '@/lib/orders/money';
import { setOrderStatus } from '@/lib/orders/order-status';
import { checkSlips } from '@/lib/orders/slip/check-slips';
import { placeOrder } from '@/lib/orders/slip/place-order';
import { liveSite } from '@/lib/server/site-notes';
import { appointments } from './appointments';
import { changes, quotation, sale, services } from './at-desk';
import { devices } from './devices';
import { files } from './files';
import { orderInParts } from './plan';
import { slip } from './slip';
import { sold, visits } from './visits';
import { work } from './work';

type Buyer = { name: string; email: string; phone: string; address: string; locale: Locale };

/** Nobody can have these addresses (RFC 2606) or numbers. */
const buyers: readonly Buyer[] = [
  {
    name: 'สมชาย ใจดี (ตัวอย่าง)',
    email: 'somchai@example.com',
    phone: '0800000001',
    address: '12/3 ซอย 6 พัทยา',
    locale: 'th',
  },
  {
    name: 'Malee Suksan (sample)',
    email: 'malee@example.com',
    phone: '0800000002',
    address: '8 Soi Buakhao, Pattaya',
    locale: 'en',
  },
  {
    name: 'Hans Muster',
    email: 'hans@example.org',
    phone: '+49 30 0000001',
    address: 'Jomtien Beach Road 5',
    locale: 'de',
  },
  {
    name: 'Ana Ejemplo',
    email: 'ana@example.net',
    phone: '+34 600 000 001',
    address: 'Pratumnak 4',
    locale: 'es',
  },
  {
    name: 'Piet Voorbeeld',
    email: 'piet@example.org',
    phone: '+31 6 00000001',
    address: 'Naklua 22',
    locale: 'nl',
  },
];

const carts: readonly ItemId[][] = [
  ['vps-starter'],
  ['web-design-starter', 'pos-basic'],
  ['seo-local'],
  ['crm-basic'],
  ['vps-business'],
];

const decisions = [undefined, 'paid', 'slip-wanted', 'rejected', 'part'] as const;

/**
 * Fills the site of the settings with invented orders, slips, inquiries and visits; sends nothing.
 * @returns a line for each @throws Error on the rows of a live site, and where a bank would be asked
 */
export async function fillDemo(): Promise<string[]> {
  const owner = env().isLive ? env().siteUrl : await liveSite();
  if (owner !== undefined)
    throw new Error(`These are the rows of ${owner}: nothing invented is written there.`);
  if (!['none', 'simulated'].includes(env().SLIP_CHECK))
    throw new Error(
      `${env().SLIP_CHECK} would be asked about invented slips, which costs: set SLIP_CHECK=simulated.`,
    );
  const lines: string[] = [];
  await keepJobKinds();
  for (const [index, buyer] of buyers.entries()) lines.push(await order(buyer, index));
  for (const buyer of buyers.slice(0, 1)) lines.push(await orderInParts(buyer));
  for (const buyer of buyers.slice(0, 3)) lines.push(await inquire(buyer));
  await checkSlips();
  lines.push(await sale(), await quotation(), ...(await services()), ...(await changes()), await visits());
  lines.push(...(await appointments()), ...(await devices()), ...(await work()));
  return lines;
}

async function order({ locale, ...details }: Buyer, index: number): Promise<string> {
  const key = randomBytes(16).toString('hex');
  const placed = await placeOrder({
    key,
    items: carts[index] ?? ['vps-starter'],
    locale,
    method: 'promptpay',
    addedOn: Object.fromEntries(sold),
    upload: await slip(index),
    isTrial: false,
  });
  if (!placed.ok) throw new Error(`no order was placed (${placed.error.code})`);
  const { id, reference, sets = [] } = placed.data;
  await addCustomer({
    id: String(id),
    key,
    customer: { ...details, companyName: '', companyTaxId: '', companyBranch: headOffice },
  });
  const status = decisions[index];
  const decided = { reference: String(reference), person: 'Demo' };
  if (status === 'part') await noteMoney({ ...decided, seen: 'pending', received: 0, amount: toSatang(199) });
  else if (status)
    await setOrderStatus({
      ...decided,
      status,
      ...(status === 'slip-wanted' && { reason: 'cut-off' }),
    });
  if (status === 'paid') await files(String(reference), sets);
  return `${reference}  ${status ?? 'pending'}  ${details.name}`;
}

async function inquire({ locale, name, email, phone }: Buyer): Promise<string> {
  const sent = await submitContact({
    locale,
    key: randomBytes(16).toString('hex'),
    isTrial: false,
    form: {
      name,
      email,
      phone,
      businessType: 'hotel',
      subject: 'A new website',
      budget: '100-200',
      timeframe: '3-months',
      line: '',
      company: '',
      website: '',
      location: '',
      message: 'A website for 12 rooms. (invented)',
    },
  });
  return sent.ok ? `inquiry of ${name}` : `no inquiry (${sent.error.code})`;
}
