import { expect } from 'vitest';
import { factsIn } from '@/lib/company/facts';
import { fillWords } from '@/lib/company/fill-words';
import { processorsIn } from '@/lib/company/processors';
import { waysToPayIn } from '@/lib/company/ways-to-pay';
import { type Locale, locales } from '@/lib/i18n/locales';
import { withoutMarks } from '@/lib/i18n/phrases';
import { routes } from '@/lib/site/routes';
import { test } from '../support/finished-site';
import { notLive } from '../support/not-live';
import { attributeOf, messagesOf, type ServedPage, textOf } from '../support/served-pages';

function textsOf(tree: unknown, key = ''): [key: string, text: string][] {
  if (typeof tree === 'string') return [[key, tree]];
  return Object.entries(Object(tree)).flatMap(([part, value]) =>
    textsOf(value, key ? `${key}.${part}` : part),
  );
}

/** All that a page says: what is read, what attributes say, what links carry, and the words of its islands. */
function everythingOn({ document, html, data }: ServedPage): string {
  const words = ['title', 'header', 'main', 'footer'].map((part) => textOf(document.querySelector(part)));
  const links = `${html}${data}`.match(/(?:%[\dA-F]{2}|[\w.!~*'()-])+/g) ?? [];
  const carried = links.filter((link) => link.includes('%')).map(readable);
  return [...words, ...carried, `${html}${data}`.replaceAll('\\\\', '\\').replaceAll('\\"', '"')].join('\n');
}

/** What a link carries in its query; what only looks so stays as it is. */
function readable(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

/** What a site without settings hands to nobody. */
const ownSettings = {
  isVercel: false,
  isLive: false,
  DATABASE: 'embedded',
  MAIL: 'folder',
  CARD: 'simulated',
  SLIP_CHECK: 'none',
  NOTIFY: 'none',
} as const;

/** The words of a page as it says them: what the owner has not decided is left out. */
function saidOf(locale: Locale, namespace: (typeof routes)[ServedPage['name']]['namespace']) {
  const words = messagesOf(locale, 'facts');
  const facts = {
    ...factsIn(locale, words, notLive),
    ...processorsIn(locale, words, ownSettings),
    ...waysToPayIn(locale, words, ownSettings),
  };
  return textsOf(fillWords(messagesOf(locale, namespace), facts)).filter(([, text]) => text !== '');
}

/** Where an argument stands, anything may stand. */
function says(text: string): RegExp {
  const parts = withoutMarks(text)
    .split(/\{\w+\}/)
    .map((part) => part.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(parts.join('[^]{0,120}?'));
}

/** Ids, which no reader sees, and what is for drivers, which Thai pages have as headings already. */
const isNoText = (key: string, locale: Locale) =>
  /^(?:areas|sections\.\d+)\.items\.\d+\.id$/.test(key) ||
  (locale === 'th' && /\.(?:thaiName|toDriver)$/.test(key));

for (const locale of locales) {
  test(`every text of a page’s message file is on the page, in ${locale}`, ({ pages }) => {
    const missing: string[] = [];
    for (const page of pages.filter((each) => each.locale === locale)) {
      const everything = everythingOn(page);
      const { namespace } = routes[page.name];
      for (const [key, text] of saidOf(locale, namespace))
        if (!isNoText(key, locale) && !says(text).test(everything))
          missing.push(`${namespace}.${key}: ${text}`);
    }
    expect(missing).toEqual([]);
  });
}

/** The pop-up says in its own words what its package holds. */
const soldByPopUp = /^promotion-complete-package\./;

test('everything that the catalog says of an item is on a page', ({ pages }) => {
  const everything = pages
    .filter(({ locale }) => locale === 'en')
    .map(everythingOn)
    .join('\n');
  const missing = textsOf(messagesOf('en', 'catalog').items).filter(
    ([key, text]) => !soldByPopUp.test(key) && !says(text).test(everything),
  );
  expect(missing).toEqual([]);
});

test('no phrase mark reaches a page or what it says of itself', ({ pages }) => {
  for (const { address, document } of pages) {
    // A title stands there as programs read it, with the bar before the company.
    const quoted = document.querySelectorAll('pre').map((code) => textOf(code));
    const words = ['header', 'main', 'footer'].map((part) =>
      quoted.reduce((said, code) => said.replace(code, ''), textOf(document.querySelector(part))),
    );
    const labels = document.querySelectorAll('[aria-label], [alt], [placeholder], meta[name="description"]');
    const attributes = labels.flatMap((label) =>
      ['aria-label', 'alt', 'placeholder', 'content'].map((name) => attributeOf(label, name) ?? ''),
    );
    expect([address, [...words, ...attributes].filter((text) => text.includes('|'))]).toEqual([address, []]);
    expect(textOf(document.querySelector('title')).split('|')).toHaveLength(2);
  }
});

/** Words that were agreed exactly. */
const specified: Record<string, string[]> = {
  '/domains': ['.com', '.co.th', '.in.th', '.net', '.org', '.asia'],
  '/graphic-design': ['Get Started'],
  '/pos': ['Get Started'],
  '/aeo': ['AI Recommendations'],
  '/live-streaming': ['Walking Street', 'Soi 6', 'LK Metro'],
  '/social-media-services': ['Facebook', 'Instagram', 'TikTok', 'YouTube', 'Get Started'],
  '/social-media': [
    ...['Facebook', 'Instagram', 'TikTok', 'YouTube', 'Twitter', 'LINE'],
    ...['What We Share', '5K+', '2K+', '1K+', '10K+'],
  ],
  '/payment-integration': [
    ...['Get Started', 'PromptPay', 'PayPal', 'Credit cards', 'Digital wallets', 'Contact Sales'],
    ...['256-bit SSL', '99.99%', 'PCI DSS Level 1', 'Enterprise-grade features', 'Integration options'],
  ],
  '/computer-repairs': ['Get Help Now', 'Get Started'],
  '/data-recovery': [
    ...['Emergency Recovery', 'Hard drives', 'CCTV', 'DVR', 'Servers', 'Mobile', 'Get Started'],
    ...['Diagnosis', 'Recovery plan', 'Recovery', 'Verification'],
  ],
  '/alarm-systems': [
    ...[
      'Get a Free Security Assessment',
      'Why choose us',
      '24/7 Monitoring',
      'Smart Control',
      'Cloud Integration',
    ],
    ...['Entry Detection', 'Motion Detection', 'Environmental Protection', 'Access Control'],
    ...['Home', 'Small Business', 'Retail', 'Industrial', 'Smart Home', 'Video Systems', 'Communication'],
    'Important Security Information',
  ],
  '/business-cards': [
    'Get Started',
    'Start Your Order',
    '350 gsm',
    '฿3.50',
    '3–5 working days',
    '5–7 working days',
  ],
  '/portfolio': ['50+', '20+', '100%'],
  '/client-login': ['Client Portal', 'Remember me', 'Forgot password?'],
  '/server-access': ['Server Access Request Form'],
  '/pattaya-guide': ['1155', '1669'],
  '/cart': ['Your Cart'],
  '/thank-you': ['spam folder', 'LINE'],
  '/payment/success': ['Payment Successful!', 'confirmation email will be sent'],
  '/payment/failed': [
    'Payment Failed',
    'We were unable to process your payment. Please try again or contact our support team.',
    'Try Again',
  ],
  '/payment/cancelled': ['Payment Cancelled', 'cart items are still saved', 'Return to Cart'],
};

test('the English pages use the agreed words', ({ pages }) => {
  for (const { address, document } of pages) {
    const main = textOf(document.querySelector('main'));
    expect([address, specified[address]?.filter((words) => !main.includes(words)) ?? []]).toEqual([
      address,
      [],
    ]);
  }
});
