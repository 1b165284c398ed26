import type { Messages } from 'next-intl';
import { findItem, itemIds } from '@/lib/catalog/items';
import { proseMoney, toSatang } from '@/lib/catalog/money';
import { pricePerCard } from '@/lib/catalog/print-estimate';
import { promised } from '@/lib/catalog/promised';
import { clockOf, dateOf, monthOf, yearOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import { listIn } from '@/lib/i18n/list';
import type { Locale } from '@/lib/i18n/locales';
import { checked } from './checked';
import { closedDays, company, decisions, phoneIn } from './company';
import { type Decision, type Decisions, told } from './decision';
import { type Deposits, deposits } from './deposits';
import { sentencesIn } from './fact-sentences';
import { keptFacts } from './kept-facts';
import { isSold, type Moment } from './offer';
import { nextClosedDays } from './opening-hours';

/** What fills the places of page texts, by name; `undefined` is known to be undecided. */
export type Facts = Record<string, string | undefined>;

type Words = Messages['facts'];

/** What facts are made of; a preview has other values than this build. */
export type Owner = {
  decisions: Decisions;
  company: Record<'name' | 'opens' | 'closes' | 'phone' | 'lineId' | 'taxId', string> &
    Pick<typeof company, 'vat'>;
  closedDays: readonly string[];
  deposits: Deposits;
};

const built: Owner = { decisions, company, closedDays, deposits };

/**
 * Every fact that page texts may name, written for a language: each price of the catalog under its id (`{cctvBasic}`), the days
 * that packages promise, opening hours, what the owner has decided under its name, when facts of others were checked, and what is kept of
 * people for how long. The price of an offer is undefined while the offer is not shown.
 */
export function factsIn(locale: Locale, words: Words, moment: Moment, owner: Owner = built): Facts {
  return {
    ...prices(locale, moment),
    ...days(words),
    ...months(locale),
    ...written(locale, words, owner),
    ...sentencesIn(locale, words, owner.decisions, owner.deposits, owner.company),
    ...keptFacts(locale, words.kept),
    closedOn: closedOn(locale, moment, owner.closedDays),
  };
}

function prices(locale: Locale, moment: Moment): Facts {
  return Object.fromEntries(
    itemIds.map((id) => [
      id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
      isSold(id, moment) ? proseMoney(findItem(id).price, locale) : undefined,
    ]),
  );
}

/** The next days on which the agency is closed; a page need not list a year of them. */
function closedOn(locale: Locale, { now }: Moment, closed: readonly string[]): string | undefined {
  const days = nextClosedDays(now, closed).slice(0, 6);
  if (days.length === 0) return undefined;
  return listIn(
    days.map((day) => dateOf(day, locale)),
    locale,
  );
}

/** A number alone: its unit stands in the text, in the form that the sentence asks for. */
function days({ range }: Words): Facts {
  const pair = ([from, to]: readonly [number, number]) =>
    fill(to - from === 1 ? range.neighbours : range.apart, { from, to });
  return Object.fromEntries(
    Object.entries(promised).map(([name, length]) => [
      name,
      typeof length === 'number' ? String(length) : pair(length),
    ]),
  );
}

function months(locale: Locale): Facts {
  return Object.fromEntries(Object.entries(checked).map(([name, month]) => [name, monthOf(month, locale)]));
}

/** A number with its unit, in the form that the language has for it. */
function counted(decision: Decision<number>, locale: Locale, forms: { one: string; other: string }) {
  const rules = new Intl.PluralRules(locale);
  return told(decision, (count) =>
    (rules.select(count) === 'one' ? forms.one : forms.other).replace('{count}', String(count)),
  );
}

function written(locale: Locale, words: Words, { decisions, company }: Owner): Facts {
  const baht = (decision: Decision<number>) => told(decision, (value) => proseMoney(toSatang(value), locale));
  const day = (decision: Decision<string>) => told(decision, (value) => dateOf(value, locale));
  const list = (decision: Decision<readonly string[]>) => told(decision, (names) => listIn(names, locale));
  const named = (codes: readonly Locale[]) =>
    listIn(
      codes.map((code) => words.languages[code]),
      locale,
    );
  const months = (decision: Decision<number>) => counted(decision, locale, words.months);
  return {
    websiteHosting: baht(decisions.websiteHosting),
    appServer: baht(decisions.appServer),
    crmHosting: baht(decisions.crmHosting),
    accountingUpdates: baht(decisions.accountingUpdates),
    offSiteBackup: baht(decisions.offSiteBackup),
    smallChange: baht(decisions.smallChange),
    alarmFrom: baht(decisions.alarmFrom),
    websiteFixes: months(decisions.websiteFixes),
    programFixes: months(decisions.programFixes),
    equipmentWarranty: months(decisions.equipmentWarranty),
    repairWarranty: months(decisions.repairWarranty),
    uptimeCredit: counted(decisions.uptimeCredit, locale, words.days),
    founded: told(decisions.founded, (year) => yearOf(year, locale)),
    people: list(decisions.people),
    clients: list(decisions.clients),
    paymentProviders: list(decisions.paymentProviders),
    cardSize: told(decisions.cardSize, String),
    serverSupport: told(decisions.serverSupport, String),
    ecommerceNumber: told(decisions.ecommerceNumber, String),
    spokenLanguages: told(decisions.spokenLanguages, named),
    writtenLanguages: told(decisions.writtenLanguages, named),
    termsVersion: day(decisions.termsVersion),
    privacyVersion: day(decisions.privacyVersion),
    prevailingLanguage: told(decisions.prevailingLanguage, (code) => named([code])),
    opens: clockOf(company.opens, locale),
    closes: clockOf(company.closes, locale),
    perCard: proseMoney(pricePerCard, locale),
    phone: phoneIn(locale, company.phone),
    brand: company.name,
    lineId: company.lineId,
    taxId: company.taxId,
  };
}
