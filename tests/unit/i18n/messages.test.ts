import { describe, expect, it } from 'vitest';
import { itemIds } from '@/lib/catalog/items';
import { fieldProblems } from '@/lib/http/result';
import { locales } from '@/lib/i18n/locales';
import { loadMessages, namespaces } from '@/lib/i18n/messages';
import { textsOf } from '../../support/message-texts';

/** Budgets that visitors choose from, and fares that others charge. */
const isNoPriceOfOurs = (key: string) =>
  key.startsWith('forms.contact.budgets') || key.startsWith('pattaya-guide.transport');

/** Names that every language writes alike. */
const namesAlone = new Set(['PCI DSS Level 1']);

const argumentsOf = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name).sort();

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

  it('have words for every problem of a field', async () => {
    expect(Object.keys((await loadMessages('en')).errors.fields)).toEqual([...fieldProblems]);
  });

  it('use the words that the specification gives', async () => {
    const { errors, common, cart, checkout, 'not-found': notFound } = await loadMessages('en');
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
    expect(notFound.title).toBe('Oops! Page Not Found');
  });

  it('hold no price: those live in the catalog', async () => {
    const prices = [...(await textsOf('en'))].filter(
      ([key, text]) => !isNoPriceOfOurs(key) && /฿\s?\d|\d{1,3}[.,]\d{3} baht/.test(text),
    );
    expect(prices).toEqual([]);
  });

  it('are listed by file, one namespace each', () => {
    expect(new Set(namespaces).size).toBe(namespaces.length);
  });
});
