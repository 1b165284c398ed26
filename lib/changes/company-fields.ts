import { basics, closedDays } from '@/lib/company/company';
import { offer } from '@/lib/company/offer';
import { promoWords } from '@/lib/company/promo-words';
import { emailField, phoneField, textField, urlField } from '@/lib/fields/fields';
import { isCompanyTaxId } from '@/lib/thailand/tax-id';
import { closedDaysForm, closedDaysShown, pastClosedDays } from './closed-days-form';
import type { Field } from './field';
import { fieldsOf } from './fields-of';
import { choice, line, matching, span, typedAs } from './forms';
import { undecided } from './inputs';
import { offerForm } from './offer-form';
import { promoOfFiles } from './promo-of-files';
import { inLanguages } from './word-forms';

const taxId = textField({ max: 20 })
  .transform((text) => text.replaceAll(/[\s-]/g, ''))
  .refine(isCompanyTaxId, 'tax-id');

/** What an account is called on another network. */
export const accountName = matching(60, /^@?[\w.-]+$/, 'account');
export const companyFields: readonly Field[] = [
  {
    path: 'offer',
    topic: 'offer',
    value: () => ({ item: offer.item, from: offer.from, until: offer.until }),
    ...offerForm,
    past: ({ until = '' }, today) => (until < today ? ['until'] : []),
  },
  {
    path: 'promo',
    topic: 'offer',
    value: () => (promoWords ? { ...promoOfFiles, ...promoWords } : null),
    ...inLanguages({ title: { max: 80, type: 'text' }, note: { max: 200, type: 'multiline' } }),
  },
  {
    path: 'basics',
    topic: 'hours',
    value: () => ({ opens: basics.opens, closes: basics.closes }),
    ...span('time', 'opens', 'closes'),
  },
  {
    path: 'closedDays',
    topic: 'hours',
    value: () => closedDays,
    ...closedDaysForm,
    shown: closedDaysShown,
    past: pastClosedDays,
  },
  ...fieldsOf('hours', {
    'decisions.workingDays': undecided(choice('mondayToFriday', 'mondayToSaturday', 'daily')),
  }),
  ...fieldsOf('company', {
    'company.phone': typedAs(phoneField),
    'company.email': typedAs(emailField),
    'company.lineId': matching(60, /^@?[\w.-]+$/, 'account'),
    'company.whatsApp': matching(15, /^[1-9]\d{7,14}$/, 'digits'),
    'basics.brand': line(60),
    'company.legalName': line(),
    'companyInThai.legalName': line(),
    'company.taxId': typedAs(taxId),
    'company.vat': choice('none', 'included', 'excluded'),
    'office.street': line(),
    'officeInThai.street': line(),
    'office.locality': line(80),
    'officeInThai.locality': line(80),
    'office.region': line(80),
    'officeInThai.region': line(80),
    'office.postalCode': matching(5, /^\d{5}$/, 'digits'),
    'company.mapUrl': typedAs(urlField),
    'company.reviewsUrl': typedAs(urlField),
    'company.qrGenerator': typedAs(urlField),
    'decisions.officeAt': undecided(matching(40, /^-?\d{1,2}\.\d+,-?\d{1,3}\.\d+$/, 'place')),
    'decisions.serverSupport': undecided(typedAs(emailField)),
    'decisions.ecommerceNumber': undecided(line(40)),
  }),
];
