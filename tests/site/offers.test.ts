import type { Messages } from 'next-intl';
import { expect } from 'vitest';
import type { ItemId } from '@/lib/catalog/catalog';
import { accessibleName } from '@/lib/i18n/accessible-name';
import { type Locale, localePath, locales } from '@/lib/i18n/locales';
import { namespaces } from '@/lib/i18n/messages';
import { withoutMarks } from '@/lib/i18n/phrases';
import { translateSubject } from '@/lib/inquiries/known-subjects';
import { routes } from '@/lib/site/routes';
import { test } from '../support/finished-site';
import { attributeOf, inMain, messagesOf, type ServedPage, textOf } from '../support/served-pages';

/** The agreed prices in baht, typed by hand and not read from the catalog: what each page names, in order. */
const prices: Record<string, number[]> = {
  '/': [999, 1999, 3999],
  '/domains': [1499, 2999, 1999, 1699, 1899, 1299],
  '/services': [25000, 45000],
  '/pos': [90000, 145000, 185000],
  '/seo': [15000, 25000, 45000, 75000],
  '/graphic-design': [15000, 8000, 25000],
  '/crm': [45000, 85000, 150000],
  '/mobile-app': [95000, 185000, 350000],
  '/live-streaming': [95000, 185000, 450000],
  '/data-recovery': [3500, 4500, 2500],
  '/accounting': [75000, 145000, 250000],
  '/cctv': [25000, 45000, 85000],
  '/aeo': [25000, 45000, 85000],
  '/social-media-services': [15000, 25000, 45000],
  '/business-cards': [1750, 3500, 17500],
};

const agreedElsewhere =
  'agreed prices, typed a second time on purpose: change them here too, and in tests/unit/catalog/items.test.ts';

/** Services without a fixed price. */
const onRequest: Record<string, number> = { '/computer-repairs': 3, '/network-solutions': 3 };

/** The items with an Add to Cart button. */
const sold: Record<string, ItemId[]> = {
  '/': ['vps-starter', 'vps-business', 'vps-premium'],
  '/services': ['web-design-starter', 'web-design-advanced'],
  '/mobile-app': ['mobile-app-basic', 'mobile-app-advanced', 'mobile-app-enterprise'],
  '/crm': ['crm-basic', 'crm-business', 'crm-enterprise'],
  '/seo': ['seo-local', 'seo-geotargeted', 'seo-advanced', 'seo-extreme'],
  '/aeo': ['aeo-basic', 'aeo-professional', 'aeo-enterprise'],
  '/accounting': ['accounting-basic', 'accounting-business', 'accounting-enterprise'],
  '/network-solutions': ['network-installation', 'network-optimization', 'network-security'],
  '/cctv': ['cctv-basic', 'cctv-advanced', 'cctv-premium'],
  '/business-cards': ['business-cards-starter', 'business-cards-business', 'business-cards-premium'],
};

/** The subjects that links to the contact form carry, in order. */
const subjects: Record<string, string[]> = {
  '/domains': ['.com', '.co.th', '.in.th', '.net', '.org', '.asia'].map(
    (ending) => `Inquiry about ${ending} domain`,
  ),
  '/data-recovery': [
    'Inquiry about Hard Drive Recovery',
    'Inquiry about CCTV and DVR Recovery',
    'Inquiry about Mobile Phone Recovery',
  ],
  '/graphic-design': [
    'Inquiry about Brand Identity',
    'Inquiry about Marketing Materials',
    'Inquiry about Custom Design',
  ],
  '/pos': ['Inquiry about Basic POS', 'Inquiry about Website + POS', 'Inquiry about Website + POS + App'],
  '/live-streaming': [
    'live streaming solutions inquiry',
    'Inquiry about Basic Streaming',
    'Inquiry about Professional Streaming',
    'Inquiry about Enterprise Streaming',
  ],
  '/social-media-services': [
    'Inquiry about Social Media Starter Package',
    'Inquiry about Social Media Business Package',
    'Inquiry about Social Media Premium Package',
  ],
  '/payment-integration': ['Payment Integration Inquiry', 'Payment Integration Consultation Request'],
  '/computer-repairs': [
    'Inquiry about Computer Repair Service',
    'Inquiry about Data Rescue Service',
    'Inquiry about Network Help Service',
  ],
  '/alarm-systems': ['Alarm System Installation Inquiry'],
  '/business-cards': ['Business Cards Inquiry', 'Business Cards Order Inquiry'],
};

const listedAtHome = [
  '/services',
  '/cctv',
  '/seo',
  '/network-solutions',
  '/mobile-app',
  '/live-streaming',
  '/pos',
  '/business-cards',
];

/** Dots in de, es, nl, commas in en, th. */
function written(baht: number, locale: Locale): string {
  const separator = locale === 'en' || locale === 'th' ? ',' : '.';
  return `฿${String(baht).replace(/\B(?=(\d{3})+$)/g, separator)}`;
}

function allMessages(locale: Locale): Messages {
  return Object.assign({}, ...namespaces.map((name) => ({ [name]: messagesOf(locale, name) })));
}

const subjectsOf = (page: ServedPage) =>
  inMain(page, 'a[href]')
    .map((link) => new URL(attributeOf(link, 'href') ?? '', 'http://site').searchParams.get('subject'))
    .filter((subject) => subject !== null);

for (const locale of locales) {
  test(`every page names the agreed prices, written as in ${locale}`, ({ pages }) => {
    for (const page of pages.filter((each) => each.locale === locale)) {
      const expected = (prices[page.path] ?? []).map((baht) => written(baht, locale));
      expect(inMain(page, '.price').map(textOf), `${page.path}: ${agreedElsewhere}`).toEqual(expected);
      const asked = inMain(page, 'p').filter(
        (text) => textOf(text) === messagesOf(locale, 'catalog').onRequest,
      );
      expect([page.path, asked.length]).toEqual([page.path, onRequest[page.path] ?? 0]);
      expect(page.html).toContain(written(25000, locale));
    }
  });

  test(`every page has the agreed Add to Cart buttons, in ${locale}`, ({ pages }) => {
    const { addToCart } = messagesOf(locale, 'common');
    const { items } = messagesOf(locale, 'catalog');
    for (const page of pages.filter((each) => each.locale === locale)) {
      const buttons = inMain(page, 'button').filter((button) => textOf(button) === addToCart.button);
      const labels = buttons.map((button) => attributeOf(button, 'aria-label'));
      const expected = (sold[page.path] ?? []).map((id) => accessibleName(addToCart.button, items[id].name));
      expect([page.path, labels]).toEqual([page.path, expected]);
    }
  });

  test(`the home page leads to each service that it lists, in ${locale}`, ({ pages }) => {
    const home = pages.find((page) => page.path === '/' && page.locale === locale);
    const links = home ? inMain(home, '.houses a').map((link) => attributeOf(link, 'href')) : [];
    expect(links).toEqual(listedAtHome.map((path) => localePath(locale, path)));
  });

  test(`links to the contact form carry the agreed subjects, in ${locale}`, ({ pages }) => {
    const [english, local] = [allMessages('en'), allMessages(locale)];
    for (const page of pages.filter((each) => each.locale === locale)) {
      const expected = (subjects[page.path] ?? []).map((subject) =>
        locale === 'en' ? subject : translateSubject(subject, english, local),
      );
      const words = Object(messagesOf(locale, routes[page.name].namespace));
      const closing: string | undefined = words.callToAction?.subject;
      if (closing !== undefined && !expected.includes(withoutMarks(closing)))
        expected.push(withoutMarks(closing));
      const found = subjectsOf(page);
      expect([page.path, found]).toEqual([page.path, expected]);
      if (locale !== 'en')
        expect(found.filter((subject) => subjects[page.path]?.includes(subject))).toEqual([]);
      expect(found.filter((subject) => subject !== withoutMarks(subject) || subject.length > 150)).toEqual(
        [],
      );
    }
  });
}
