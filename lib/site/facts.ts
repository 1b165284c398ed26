import type { Messages } from 'next-intl';
import { findItem, itemIds } from '@/lib/catalog/items';
import { formatMoney, toSatang } from '@/lib/catalog/money';
import type { Locale } from '@/lib/i18n/locales';
import { checked } from './checked';
import { company, decisions } from './company';
import { type Decision, decided } from './decision';

/** What fills the places of page texts, by name; `undefined` is known to be undecided. */
export type Facts = Record<string, string | undefined>;

type Words = Messages['facts'];

/**
 * Every fact that page texts may name, written for a language: each price of the catalog under its id (`{cctvBasic}`), what the owner has
 * decided under its name, and when facts of others were checked.
 */
export function factsIn(locale: Locale, words: Words): Facts {
  return { ...prices(locale), ...months(locale), ...written(locale), ...sentences(locale, words) };
}

function prices(locale: Locale): Facts {
  return Object.fromEntries(
    itemIds.map((id) => [
      id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
      formatMoney(findItem(id).price, locale),
    ]),
  );
}

function months(locale: Locale): Facts {
  return Object.fromEntries(Object.entries(checked).map(([name, month]) => [name, monthIn(month, locale)]));
}

/** A month as YYYY-MM, written out; Thai counts the years of the Buddhist era. */
export function monthIn(month: string, locale: Locale): string {
  return dateIn(`${month}-01`, locale, { month: 'long', year: 'numeric' });
}

/** A day as YYYY-MM-DD, written out; Thai counts the years of the Buddhist era. */
export function dayIn(day: string, locale: Locale): string {
  return dateIn(day, locale, { dateStyle: 'long' });
}

const british = (locale: Locale) => (locale === 'en' ? 'en-GB' : locale);

function dateIn(day: string, locale: Locale, format: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(british(locale), {
    ...format,
    timeZone: 'Asia/Bangkok',
    numberingSystem: 'latn',
  }).format(new Date(`${day}T12:00:00+07:00`));
}

/** `write` of what is decided, `undefined` of what is not. */
function told<Value extends string | number | readonly string[]>(
  decision: Decision<Value>,
  write: (value: Value) => string,
): string | undefined {
  const value = decided(decision);
  return value === undefined ? undefined : write(value);
}

function written(locale: Locale): Facts {
  const baht = (decision: Decision<number>) =>
    told(decision, (value) => formatMoney(toSatang(value), locale));
  const day = (decision: Decision<string>) => told(decision, (value) => dayIn(value, locale));
  const list = (decision: Decision<readonly string[]>) => told(decision, (names) => listIn(names, locale));
  const languages = new Intl.DisplayNames(locale, { type: 'language' });
  const named = (codes: readonly string[]) =>
    listIn(
      codes.map((code) => languages.of(code) ?? code),
      locale,
    );
  return {
    websiteHosting: baht(decisions.websiteHosting),
    appServer: baht(decisions.appServer),
    crmHosting: baht(decisions.crmHosting),
    accountingUpdates: baht(decisions.accountingUpdates),
    offSiteBackup: baht(decisions.offSiteBackup),
    smallChange: baht(decisions.smallChange),
    alarmFrom: baht(decisions.alarmFrom),
    websiteFixes: told(decisions.websiteFixes, String),
    equipmentWarranty: told(decisions.equipmentWarranty, String),
    repairWarranty: told(decisions.repairWarranty, String),
    uptimeCredit: told(decisions.uptimeCredit, String),
    cameraBrands: list(decisions.cameraBrands),
    tillBrands: list(decisions.tillBrands),
    networkBrands: list(decisions.networkBrands),
    paymentProviders: list(decisions.paymentProviders),
    accountingProduct: told(decisions.accountingProduct, String),
    cardSize: told(decisions.cardSize, String),
    serverSupport: told(decisions.serverSupport, String),
    ecommerceNumber: told(decisions.ecommerceNumber, String),
    spokenLanguages: told(decisions.spokenLanguages, named),
    writtenLanguages: told(decisions.writtenLanguages, named),
    termsVersion: day(decisions.termsVersion),
    privacyVersion: day(decisions.privacyVersion),
    prevailingLanguage: told(decisions.prevailingLanguage, (code) => named([code])),
    lineId: company.lineId,
    taxId: company.taxId,
  };
}

function listIn(names: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(british(locale)).format(names);
}

/** Only who is registered for value-added tax may issue one (Revenue Code, section 86). */
const taxInvoices = { none: 'none', included: 'registered', excluded: 'registered' } as const;

function sentences(locale: Locale, words: Words): Facts {
  const fee = (decision: Decision<number>, say: { free: string; fee: string }) =>
    told(decision, (baht) =>
      baht === 0 ? say.free : say.fee.replace('{fee}', formatMoney(toSatang(baht), locale)),
    );
  const places = (decision: Decision<readonly (keyof Words['places'])[]>) =>
    told(decision, (names) =>
      listIn(
        names.map((name) => words.places[name]),
        locale,
      ),
    );
  return {
    vat: words.vat[company.vat],
    taxInvoice: words.taxInvoice[taxInvoices[company.vat]],
    domainRenewal: told(decisions.domainRenewal, (value) => words.domainRenewal[value]),
    workingDay: told(decisions.workingDays, (value) => words.workingDay[value]),
    postCount: told(decisions.postCount, (value) => words.postCount[value]),
    references: told(decisions.references, (value) => words.references[value]),
    repairDiagnosis: fee(decisions.repairDiagnosis, words.repairDiagnosis),
    recoveryDiagnosis: fee(decisions.recoveryDiagnosis, words.recoveryDiagnosis),
    nothingRecovered: fee(decisions.nothingRecovered, words.nothingRecovered),
    siteVisit: fee(decisions.siteVisit, words.siteVisit),
    serviceArea: places(decisions.serviceArea),
    furtherArea: places(decisions.furtherArea),
  };
}
