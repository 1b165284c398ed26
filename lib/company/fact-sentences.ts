import type { Messages } from 'next-intl';
import { proseMoney, toSatang } from '@/lib/catalog/money';
import { clockOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import { listIn } from '@/lib/i18n/list';
import type { Locale } from '@/lib/i18n/locales';
import { formatPercent } from '@/lib/i18n/number';
import { company, decisions, phoneIn } from './company';
import { type Decision, type Decisions, decided, told } from './decision';
import { type Deposits, deposits, takesDeposits } from './deposits';
import type { Facts } from './facts';

type Words = Messages['facts'];

/** Only who is registered for value-added tax may issue one (Revenue Code, section 86). */
const taxInvoices = { none: 'none', included: 'registered', excluded: 'registered' } as const;

/** The facts that are whole sentences, in a language; `undefined` where one needs what the owner has not decided. */
export function sentencesIn(
  locale: Locale,
  words: Words,
  owner: Decisions = decisions,
  marked: Deposits = deposits,
  shop: Pick<typeof company, 'opens' | 'closes' | 'phone' | 'vat'> = company,
): Facts {
  const money = (baht: number) => proseMoney(toSatang(baht), locale);
  const fee = (decision: Decision<number>, say: { free: string; fee: string }) =>
    told(decision, (baht) => (baht === 0 ? say.free : say.fee.replace('{fee}', money(baht))));
  const places = (decision: Decision<readonly (keyof Words['places'])[]>) =>
    told(decision, (names) =>
      listIn(
        names.map((name) => words.places[name]),
        locale,
      ),
    );
  const makes = (decision: Decision<readonly string[]>) =>
    told(decision, (names) => fill(words.makes.known, { makes: listIn(names, locale) })) ?? words.makes.open;
  const languages = (codes: readonly Locale[]) =>
    listIn(
      codes.map((code) => words.languages[code]),
      locale,
    );
  const reached = {
    opens: clockOf(shop.opens, locale),
    closes: clockOf(shop.closes, locale),
    phone: phoneIn(locale, shop.phone),
  };
  return {
    cameraMakes: makes(owner.cameraBrands),
    tillMakes: makes(owner.tillBrands),
    networkMakes: makes(owner.networkBrands),
    accountingProgram:
      told(owner.accountingProduct, (name) => fill(words.program.known, { name })) ?? words.program.open,
    payInParts: [
      takesDeposits(marked) ? words.payInParts.cart : words.payInParts.whole,
      told(owner.deposit, (percent) =>
        fill(words.payInParts.deposit, { deposit: formatPercent(percent, locale) }),
      ) ?? words.payInParts.stages,
    ].join(' '),
    nights: fill(
      told(owner.nightFee, (baht) => fill(words.nights.fee, { fee: money(baht) })) ?? words.nights.closed,
      reached,
    ),
    answeredIn: told(owner.spokenLanguages, (spoken) =>
      fill(decided(owner.writtenLanguages) ? words.answeredIn.both : words.answeredIn.spoken, {
        spoken: languages(spoken),
        written: languages(decided(owner.writtenLanguages) ?? []),
      }),
    ),
    vat: words.vat[shop.vat],
    taxInvoice: words.taxInvoice[taxInvoices[shop.vat]],
    domainRenewal: told(owner.domainRenewal, (value) => words.domainRenewal[value]),
    workingDay: told(owner.workingDays, (value) => words.workingDay[value]),
    postCount: told(owner.postCount, (value) => words.postCount[value]),
    references: told(owner.references, (value) => words.references[value]),
    repairDiagnosis: fee(owner.repairDiagnosis, words.repairDiagnosis),
    recoveryDiagnosis: fee(owner.recoveryDiagnosis, words.recoveryDiagnosis),
    nothingRecovered: fee(owner.nothingRecovered, words.nothingRecovered),
    siteVisit: fee(owner.siteVisit, words.siteVisit),
    untilAccepted:
      decided(owner.siteVisit) === undefined
        ? words.untilAccepted.open
        : fee(owner.siteVisit, words.untilAccepted),
    websiteOwner: told(owner.ownership, (value) => words.websiteOwner[value]),
    appOwner: told(owner.ownership, (value) => words.appOwner[value]),
    workOwner: told(owner.ownership, (value) => words.workOwner[value]),
    serviceArea: places(owner.serviceArea),
    furtherArea: places(owner.furtherArea),
  };
}
