import { cartItems } from '@/lib/catalog/items';
import { locales } from '@/lib/i18n/locales';
import { accountName } from './company-fields';
import type { Field } from './field';
import { fieldsOf } from './fields-of';
import { baht, choice, count, day, host, line, names, ordered, several } from './forms';
import { undecided } from './inputs';
import { praise } from './word-forms';

const thousands = undecided(count('count', 1, 100_000_000));
const fee = undecided(baht(0));
const months = undecided(count('months', 1, 120));
const deposit = undecided(count('percent', 1, 99));

const places = [
  'pattaya',
  'naklua',
  'pratumnak',
  'jomtien',
  'bangLamung',
  'siRacha',
  'bangSaray',
  'sattahip',
] as const;

/** What may be begun with a deposit: what is bought in the cart, once and at a price. */
const begun = cartItems.filter(({ price, period }) => price > 0 && period === 'once');

/** What the owner decides, and who speaks of the agency. */
export const decisionFields: readonly Field[] = [
  ...fieldsOf('deposits', Object.fromEntries(begun.map(({ id }) => [`deposits.${id}`, deposit]))),
  ...fieldsOf('terms', {
    'decisions.websiteHosting': fee,
    'decisions.appServer': fee,
    'decisions.crmHosting': fee,
    'decisions.accountingUpdates': fee,
    'decisions.offSiteBackup': fee,
    'decisions.smallChange': fee,
    'decisions.alarmFrom': fee,
    'decisions.repairDiagnosis': fee,
    'decisions.recoveryDiagnosis': fee,
    'decisions.nothingRecovered': fee,
    'decisions.siteVisit': fee,
    'decisions.nightFee': fee,
    'decisions.deposit': deposit,
    'decisions.websiteFixes': months,
    'decisions.programFixes': months,
    'decisions.equipmentWarranty': months,
    'decisions.repairWarranty': months,
    'decisions.uptimeCredit': undecided(count('days', 1, 31)),
    'decisions.ownership': undecided(choice('customer', 'agency')),
    'decisions.domainRenewal': undecided(choice('same')),
    'decisions.postCount': undecided(choice('idea', 'publication')),
    'decisions.references': undecided(choice('onRequest')),
    'decisions.cardSize': undecided(line(40)),
    'decisions.termsVersion': undecided(day),
    'decisions.privacyVersion': undecided(day),
    'decisions.prevailingLanguage': undecided(choice(...locales)),
    'decisions.serverHost': undecided(host),
    'decisions.dataHost': undecided(host),
  }),
  ...fieldsOf('people', {
    'decisions.founded': undecided(count('year', 1900, 2200)),
    'decisions.people': undecided(names),
    'decisions.clients': undecided(names),
    'decisions.spokenLanguages': undecided(several(...locales)),
    'decisions.writtenLanguages': undecided(several(...locales)),
    'decisions.serviceArea': undecided(several(...places)),
    'decisions.furtherArea': undecided(several(...places)),
    'decisions.cameraBrands': undecided(names),
    'decisions.tillBrands': undecided(names),
    'decisions.networkBrands': undecided(names),
    'decisions.accountingProduct': undecided(line(60)),
    'decisions.paymentProviders': undecided(names),
  }),
  ...fieldsOf('praise', {
    'testimonials.bar': undecided(praise()),
    'testimonials.hotel': undecided(praise()),
    'testimonials.clinic': undecided(praise()),
    'testimonials.fourth': undecided(praise()),
    'testimonials.fifth': undecided(praise()),
    'testimonials.sixth': undecided(praise()),
    'portfolioStats.websites': thousands,
    'portfolioStats.mobileApps': thousands,
    'portfolioStats.satisfaction': undecided(count('percent', 1, 100)),
  }),
  ...fieldsOf('channels', {
    channelOrder: ordered('facebook', 'instagram', 'tiktok', 'youtube', 'twitter', 'line'),
    'accounts.facebook.name': accountName,
    'accounts.facebook.followers': thousands,
    'accounts.instagram.name': accountName,
    'accounts.instagram.followers': thousands,
    'accounts.tiktok.name': accountName,
    'accounts.tiktok.views': thousands,
    'accounts.youtube.name': accountName,
    'accounts.youtube.followers': thousands,
    'accounts.twitter.name': accountName,
    'accounts.twitter.followers': thousands,
    'accounts.github.name': accountName,
    'accounts.line.followers': thousands,
  }),
];
