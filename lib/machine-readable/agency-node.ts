import 'server-only';
import type { Messages } from 'next-intl';
import type { ProfessionalService, WebSite } from 'schema-dts';
import { findItem, itemIds } from '@/lib/catalog/items';
import { formatMoney } from '@/lib/catalog/money';
import { channels, socialLinks } from '@/lib/company/channels';
import { company, companyIn, decisions, officeIn } from '@/lib/company/company';
import { decided } from '@/lib/company/decision';
import { nextClosedDays } from '@/lib/company/opening-hours';
import { thisMoment } from '@/lib/company/this-moment';
import { env } from '@/lib/env/env';
import { type Locale, locales } from '@/lib/i18n/locales';
import { siteIcons } from '@/lib/site/icons';
import { pageUrl } from '@/lib/site/page-urls';

/** The name of the agency's node, the same on every page and in every language. */
export const agencyId = () => `${env().siteUrl}/#agency`;

export const websiteId = () => `${env().siteUrl}/#website`;

export function websiteNode(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': websiteId(),
    url: env().siteUrl,
    name: company.name,
    inLanguage: [...locales],
    publisher: { '@id': agencyId() },
  };
}

/**
 * All that there is to say of the agency: address, hours, languages, areas, accounts. No ratings: those that a company shows of itself
 * are ignored (docs/decisions/0030).
 */
export function agencyNode(locale: Locale, facts: Messages['facts']): ProfessionalService {
  const { street, locality, region, postalCode, country } = officeIn(locale);
  const [latitude, longitude] = decided(decisions.officeAt)?.split(',').map(Number) ?? [];
  const closed = closedSpecification();
  const areas = [decisions.serviceArea, decisions.furtherArea].flatMap((area) => decided(area) ?? []);
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
    ...(closed.length > 0 && { specialOpeningHoursSpecification: closed }),
    areaServed: areas.map((place) => ({ '@type': 'Place', name: facts.places[place] })),
    knowsLanguage: [decisions.spokenLanguages, decisions.writtenLanguages].flatMap(
      (languages) => decided(languages) ?? [],
    ),
    priceRange: priceRange(locale),
    currenciesAccepted: 'THB',
    sameAs: [...new Set([...channels, ...socialLinks].map(({ url }) => url))],
  };
}

/** Days on which it is closed, as search engines read them: they open and close at midnight. */
function closedSpecification() {
  const days = nextClosedDays(thisMoment().now);
  return days.map((day) => ({
    '@type': 'OpeningHoursSpecification' as const,
    validFrom: day,
    validThrough: day,
    opens: '00:00',
    closes: '00:00',
  }));
}

function priceRange(locale: Locale): string {
  const prices = itemIds.map((id) => findItem(id).price).filter((price) => price > 0);
  return [Math.min(...prices), Math.max(...prices)].map((price) => formatMoney(price, locale)).join('–');
}
