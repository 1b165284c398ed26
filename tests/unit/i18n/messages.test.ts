import { describe, expect, it } from 'vitest';
import { itemIds } from '@/lib/catalog/items';
import { locales } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { haltProblems } from '@/lib/result';
import { checkNamespaces } from '../../support/guards/namespaces';
import { findUnwrittenWords } from '../../support/guards/words';
import { textsOf } from '../../support/message-texts';

/** Budgets that visitors choose from, and the fares and fines that others charge. */
const isNoPriceOfOurs = (key: string) =>
  /^(forms\.contact\.budgets|pattaya-guide|nightlife-guide)\./.test(key);

/** Names that every language writes alike. */
const namesAlone = new Set(['PCI DSS Level 1']);

const argumentsOf = (text: string) => [...text.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name]) => name).sort();

describe.each(locales.filter((locale) => locale !== 'en'))('the messages in %s', (locale) => {
  it('have the keys of the English ones, none empty', async () => {
    const [english, translated] = [await textsOf('en'), await textsOf(locale)];
    expect([...translated.keys()].sort()).toEqual([...english.keys()].sort());
    expect([...translated].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('take the arguments of the English ones', async () => {
    const translated = await textsOf(locale);
    for (const [key, text] of await textsOf('en'))
      expect([key, argumentsOf(translated.get(key) ?? '')]).toEqual([key, argumentsOf(text)]);
  });

  it('are not English where the text is a sentence', async () => {
    const translated = await textsOf(locale);
    const same = [...(await textsOf('en'))].filter(
      ([key, text]) => text.split(' ').length > 3 && !namesAlone.has(text) && translated.get(key) === text,
    );
    expect(same).toEqual([]);
  });
});

describe('the English messages', () => {
  it('name and describe every item of the catalog, and nothing else', async () => {
    expect(Object.keys((await loadMessages('en')).catalog.items)).toEqual(itemIds);
  });

  it('have words for every halt of the shop', async () => {
    const { publishing } = await loadMessages('en');
    expect(Object.keys(publishing.problems)).toEqual([...haltProblems]);
  });

  it('use the agreed words', async () => {
    const { errors, common, cart, checkout, domains, 'not-found': notFound } = await loadMessages('en');
    expect(common.addToCart.duplicate).toBe('This service is already in your cart');
    expect(common.addToCart.added).toBe('Added to cart');
    expect(cart.removed).toBe('Removed from cart');
    expect(cart.cleared).toBe('Cart cleared');
    expect(cart.empty).toBe('Your cart is empty');
    expect(checkout.qr.failed).toBe(
      'Failed to generate QR code. Please try again or use a different payment method.',
    );
    expect(checkout.slip.missing).toBe('Please upload your payment slip');
    expect(errors.fields['slip-missing']).toBe('Please upload your payment slip');
    expect(checkout.slip.failed).toBe('Failed to upload payment slip. Please try again.');
    expect(checkout.details.failed).toBe('Failed to save your information. Please try again.');
    expect(domains.search.failed).toBe('Unable to check domain availability. Please try again later.');
    expect(notFound.title).toBe('Oops! Page Not Found');
  });

  it('use the agreed words for forms, the login and the pop-up', async () => {
    const texts = await textsOf('en');
    const specified = {
      'cart.viewServices': 'View Services',
      'cart.payPromptPay': 'Pay with PromptPay',
      'cart.clear': 'Clear Cart',
      'checkout.title': 'PromptPay QR Payment',
      'checkout.qr.paid': "I've Paid",
      'checkout.slip.title': 'Upload Payment Slip',
      'checkout.slip.continue': 'Continue',
      'checkout.details.title': 'Personal Information',
      'checkout.details.complete': 'Complete Order',
      'forms.contact.busy': 'Sending...',
      'forms.contact.failed':
        'Sorry, there was an error sending your message. Please try again or contact us directly.',
      'forms.businessCard.busy': 'Submitting...',
      'forms.businessCard.failed': 'Error submitting order. Please try again or contact us directly.',
      'forms.serverAccess.busy': 'Sending...',
      'forms.serverAccess.failed': 'Error sending information. Please try again or contact support.',
      'server-access.thanks.text': 'Server access information sent successfully!',
      'client-login.noAccount': 'No account found, please contact support',
      'promo.title': 'Special March 2025 Offer!',
      'promo.tag': 'Limited Time Offer',
      'promo.name': 'Complete Package',
      'promo.note': '* Domain registration not included',
      'promo.claim': 'Contact us to claim this offer:',
      'promo.close': 'Close',
    };
    expect(Object.fromEntries(Object.keys(specified).map((key) => [key, texts.get(key)]))).toEqual(specified);
  });

  it('hold no price: those live in the catalog', async () => {
    const prices = [...(await textsOf('en'))].filter(
      ([key, text]) => !isNoPriceOfOurs(key) && /฿\s?\d|\d{1,3}[.,]\d{3} baht/.test(text),
    );
    expect(prices).toEqual([]);
  });
});

describe('the message files', () => {
  it('are listed by file, one namespace each', async () => {
    expect(await checkNamespaces('.')).toEqual([]);
  });

  it('have no words that someone has yet to write', () => {
    expect(findUnwrittenWords('.')).toEqual([]);
  });
});
