import { randomBytes } from 'node:crypto';
import { beginQuote } from '@/lib/documents/begin-quote';
import { sell } from '@/lib/documents/sell';
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
