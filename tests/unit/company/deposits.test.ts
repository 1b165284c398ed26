import { describe, expect, it } from 'vitest';
import { decisions } from '@/lib/company/company';
import { sentencesIn } from '@/lib/company/fact-sentences';
import { sampleProblems } from '@/lib/company/samples';
import { locales } from '@/lib/i18n/locales';
import { loadNamespace } from '@/lib/i18n/messages';
import { cartDeposit } from '@/lib/orders/cart-deposit';
import { depositOf } from '@/lib/orders/deposit';

describe('a deposit in the cart', () => {
  it('is its share of what the owner marked and all of everything else, and adds up to the price', () => {
    expect(depositOf(['mobile-app-basic'])).toEqual({ now: 4_750_000, rest: 4_750_000 });
    expect(depositOf(['mobile-app-basic', 'seo-local'])).toEqual({ now: 6_250_000, rest: 4_750_000 });
    expect(depositOf(['seo-local', 'network-installation'])).toBeUndefined();
    expect(cartDeposit([{ price: 101, first: 51 }])).toEqual({ now: 51, rest: 50 });
  });

  it('is a sample that no live site keeps', () => {
    expect(sampleProblems({ deposits: { 'mobile-app-basic': { sample: 50 } } })).toEqual([
      'lib/company/deposits.ts: deposits.mobile-app-basic is still the sample; decide it, or set it to undefined',
    ]);
  });

  it.each(locales)('is told by the pages only where there is one, in %s', async (locale) => {
    const words = await loadNamespace(locale, 'facts');
    const said = (marked: Parameters<typeof sentencesIn>[3]) =>
      sentencesIn(locale, words, decisions, marked).payInParts;
    expect(said({})).toContain(words.payInParts.whole);
    expect(said({ 'crm-basic': undefined })).toContain(words.payInParts.whole);
    expect(said({ 'crm-basic': 40 })).toContain(words.payInParts.cart);
  });
});
