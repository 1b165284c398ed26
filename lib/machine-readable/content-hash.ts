import { createHash } from 'node:crypto';
import { catalog } from '@/lib/catalog/catalog';
import { pricePerCard } from '@/lib/catalog/print-estimate';
import { promised } from '@/lib/catalog/promised';
import { checked } from '@/lib/company/checked';
import { company, decisions } from '@/lib/company/company';
import { processors } from '@/lib/company/processors';
import type { Locale } from '@/lib/i18n/locales';
import { loadNamespace } from '@/lib/i18n/messages';
import { findRoute, type RouteName } from '@/lib/site/routes';
import { itemsOn } from './page-items';

/** What may fill a place of a text, before it is written out for a language: Node writes dates and lists anew with each version. */
const facts: Readonly<Record<string, unknown>> = {
  ...company,
  ...checked,
  ...promised,
  perCard: pricePerCard,
  ...decisions,
  untilAccepted: decisions.siteVisit,
  websiteOwner: decisions.ownership,
  appOwner: decisions.ownership,
  cameraMakes: decisions.cameraBrands,
  tillMakes: decisions.tillBrands,
  networkMakes: decisions.networkBrands,
  accountingProgram: decisions.accountingProduct,
  payInParts: decisions.deposit,
  nights: [decisions.nightFee, company.opens, company.closes, company.phone],
  answeredIn: [decisions.spokenLanguages, decisions.writtenLanguages],
  workOwner: decisions.ownership,
  // All of them, whatever the settings use: those are another machine's.
  ...Object.fromEntries(processors.map(({ place, name, country }) => [place, [name, country]])),
  ...Object.fromEntries(
    Object.entries(catalog).map(([id, { price }]) => [
      id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
      price,
    ]),
  ),
};

/** What a page says in a language, as a short hash: its words, the facts that they name, and what it sells at which price. */
export async function contentHash(locale: Locale, page: RouteName): Promise<string> {
  const words = await loadNamespace(locale, findRoute(page).namespace);
  const { items: itemWords } = await loadNamespace(locale, 'catalog');
  const items = itemsOn(page).map((item) => [item, itemWords[item.id]]);
  const said = JSON.stringify([words, items]);
  const named = [...new Set([...said.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))].sort();
  const content = JSON.stringify([said, named.map((name) => [name, facts[name]])]);
  return createHash('sha256').update(content).digest('base64url').slice(0, 16);
}
