import { promised } from '@/lib/catalog/promised';
import { answerHours } from '@/lib/company/opening-hours';
import * as periods from '@/lib/company/periods';

/** Days within which we answer what the law lets people ask about their data. */
const requestDays = 30;

type Told = { readonly where: RegExp; readonly says: readonly string[]; readonly because: string };

const answered = `${answerHours} hour`;

/**
 * Spans of time that are typed into texts, with what they are held to. Where nothing is imported, `because` says whose number it is. What a
 * package promises in days is typed nowhere: texts name it by its place (lib/catalog/promised.ts).
 */
export const toldSpans: readonly Told[] = [
  {
    where:
      /^(home|contact|common|thank-you|terms|services)\.|^mail\.(order|inquiry|serverAccess|quote)|^quotes\.states/,
    says: [answered],
    because: 'our promise to answer',
  },
  {
    where: /^mail\.quote(Customer|Agency)\.askedVisit$|^quotes\.states\.asked\.visit$/,
    says: [answered, `${promised.visitDays} workday`, `${promised.quoteDays} workday`],
    because: 'the visit that a price may need',
  },
  {
    where: /^(orders|mail\.order(Erasure|News)|privacy)\b/,
    says: [`${requestDays} day`],
    because: 'answers to requests about data',
  },
  {
    where: /^(mail\.signIn\.|sign-in\.|client-login\.|notify\.group\.)/,
    says: [`${periods.signInMinutes} minute`],
    because: 'how long a link or code opens',
  },
  {
    where: /^mail\.signInWarning\./,
    says: [`${periods.knownBrowserDays} day`, `${periods.warningLinkDays * 24} hour`],
    because: 'devices that are known, and the link of the warning',
  },
  { where: /^terms\.sections\.6\./, says: ['7 day'], because: 'the guarantee of the specification' },
  { where: /^home\.faq\.items\.refund\./, says: ['7 day'], because: 'the guarantee of the specification' },
  { where: /^terms\.sections\.7\./, says: ['14 day'], because: 'refunds, which only the terms promise' },
  {
    where: /^mail\.orderRefund\.|^mail\.orderStatus\.refunded|^orders\.states\.refunded/,
    says: ['5-10 workday'],
    because: 'how long banks take with a card refund',
  },
  {
    where: /^mail\.order(Customer|Agency)\.|^checkout\.transfer/,
    says: ['5 workday'],
    because: 'how long banks take from abroad',
  },
  { where: /^mail\.orderAgency\.slipLink$/, says: ['7 day'], because: 'a signed link to a slip' },
  { where: /^desk\.services\.groups\.soon$/, says: ['14 day'], because: 'how far that list looks' },
  { where: /^appointments\.desk\.week$/, says: ['7 day'], because: 'how far that list looks' },
  { where: /^mail\.orderAbandoned\./, says: ['30 minute'], because: 'docs/promises.md, Orders' },
  {
    where: /^desk\.(flash\.(changed|part-called|job|appointment-told)|parts\.callText)$/,
    says: ['5 minute'],
    because: 'mail of a decision waits so long',
  },
  { where: /^accounting\./, says: ['12 month'], because: 'updates in the price, said on that page alone' },
  { where: /^accounting\.faq\./, says: ['30 day'], because: 'the Revenue Code (docs/sources.md)' },
  { where: /^network-solutions\.(logs|faq)\./, says: ['90 day'], because: 'the Computer Crime Act' },
  { where: /^(network-solutions|alarm-systems)\./, says: ['1-3 day'], because: 'usual work on site' },
  {
    where: /^(cctv\.(faq|steps)|catalog\.items\.cctv)/,
    says: ['10 day', '14 day', '30 day', '2 day', '3-4 day'],
    because: 'disks and installation of each set of cameras, by the set',
  },
  {
    where: /^(catalog\.items|crm\.scope)/,
    says: ['2 hour', '3 hour', '2 day', '3 day', '4 day', '2 week', '30 minute', '30 day', '90 day'],
    because: 'training, calls and recordings, said in the package that has them',
  },
  {
    where: /^social-media-services\./,
    says: ['2 week', '4 week', '20 day'],
    because: 'steps of a month, said on that page alone',
  },
  { where: /^payment-integration\./, says: ['3 workday', '20 minute'], because: 'said on that page alone' },
  { where: /^domains\./, says: ['2-5 workday', '5-7 day'], because: 'what registries take' },
  { where: /^pos\.faq\./, says: ['30-45 workday'], because: 'what the Revenue Department takes' },
  {
    where: /^computer-repairs\.(scope|exhibit)/,
    says: ['2 week', '10 minute'],
    because: 'parts of others, and an invented fault',
  },
  {
    where: /^(seo|aeo|mobile-app|social-media)\./,
    says: ['3-6 month', '3 month', '10 year', '4-12 week', '2 week', '10 minute'],
    because: 'how long search takes to follow, and steps of a job',
  },
  {
    where: /^forms\.contact\.timeframes/,
    says: ['3 month', '6 month'],
    because: 'choices of the specification',
  },
  { where: /^(pattaya|nightlife)-guide\./, says: [], because: 'walks, rides and laws, in docs/sources.md' },
];
