import 'server-only';
import type { Messages } from 'next-intl';
import type { ProfessionalService } from 'schema-dts';
import { findItem, itemIds } from '@/lib/catalog/items';
import { formatMoney } from '@/lib/catalog/money';
import { channels, socialLinks } from '@/lib/company/channels';
import { company, companyIn, decisions, officeIn } from '@/lib/company/company';
import { decided } from '@/lib/company/decision';
import { env } from '@/lib/env/env';
import type { Locale } from '@/lib/i18n/locales';
import { siteIcons } from '@/lib/site/icons';
import { pageUrl } from '@/lib/site/page-urls';

/** The name of the agency's node, the same on every page and in every language. */
export const agencyId = () => `${env().siteUrl}/#agency`;

/** What every page says of the agency: who, where, and how to reach it. */
export function agencyInShort(locale: Locale): Extract<ProfessionalService, { '@type': string }> {
  const { street, locality, region, postalCode, country } = officeIn(locale);
  return {
    '@type': 'ProfessionalService',
    '@id': agencyId(),
    name: company.name,
    url: pageUrl(locale, '/'),
    telephone: company.phone,
    image: `${env().siteUrl}${siteIcons.large}`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: locality,
      addressRegion: region,
      postalCode,
      addressCountry: country,
    },
  };
}

/**
 * All that there is to say of the agency, for the pages that are about it: hours, place, languages, areas, accounts. No ratings: those
 * that a company shows of itself are ignored (docs/decisions/0030).
 */
export function agencyInFull(locale: Locale, facts: Messages['facts']): ProfessionalService {
  const [latitude, longitude] = decided(decisions.officeAt)?.split(',').map(Number) ?? [];
  const areas = [decisions.serviceArea, decisions.furtherArea].flatMap((area) => decided(area) ?? []);
  return {
    ...agencyInShort(locale),
    legalName: companyIn(locale).legalName,
    taxID: company.taxId,
    email: company.email,
    logo: `${env().siteUrl}${siteIcons.large}`,
    ...(latitude !== undefined &&
      longitude !== undefined && {
        geo: { '@type': 'GeoCoordinates', latitude, longitude },
      }),
    hasMap: company.mapUrl,
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
      opens: company.opens,
      closes: company.closes,
    },
    areaServed: areas.map((place) => ({ '@type': 'Place', name: facts.places[place] })),
    knowsLanguage: [decisions.spokenLanguages, decisions.writtenLanguages].flatMap(
      (languages) => decided(languages) ?? [],
    ),
    priceRange: priceRange(locale),
    currenciesAccepted: 'THB',
    sameAs: [...new Set([...channels, ...socialLinks].map(({ url }) => url))],
  };
}

function priceRange(locale: Locale): string {
  const prices = itemIds.map((id) => findItem(id).price).filter((price) => price > 0);
  return [Math.min(...prices), Math.max(...prices)].map((price) => formatMoney(price, locale)).join('–');
}
