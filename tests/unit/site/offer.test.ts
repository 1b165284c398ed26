import { describe, expect, it } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { isOffered, isQuiet, offer } from '@/lib/site/offer';

describe('the offer', () => {
  it('interrupts nobody who pays, writes, signs in, looks after an order or is thanked', () => {
    const quiet = [
      '/cart',
      '/payment/failed',
      '/thank-you',
      '/contact',
      '/client-login',
      '/sign-in',
      '/portal',
      '/orders/PT-ABC123',
      '/desk/orders',
      '/server-access',
    ];
    expect(quiet.filter((path) => !isQuiet(path))).toEqual([]);
    expect(['/', '/services', '/carts'].filter(isQuiet)).toEqual([]);
  });

  it.each([
    ['2025-02-28T16:59:59Z', false],
    ['2025-02-28T17:00:00Z', true],
    ['2025-03-31T16:59:59Z', true],
    ['2025-03-31T17:00:00Z', false],
    ['2026-03-15T12:00:00Z', false],
  ])('holds from its first to the end of its last day in Pattaya: %s %s', (moment, holds) => {
    expect(isOffered({ from: '2025-03-01', until: '2025-03-31' }, Date.parse(moment))).toBe(holds);
  });

  it.each(locales)(
    'names in %s the month of its days, so that no month that has passed is shown',
    async (locale) => {
      const { default: promo } = await import(`../../../messages/${locale}/promo.json`);
      for (const day of [offer.from, offer.until]) {
        const moment = new Date(`${day}T12:00:00+07:00`);
        const month = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'Asia/Bangkok' }).format(
          moment,
        );
        expect(promo.title.replaceAll('|', '').toLowerCase()).toContain(month.toLowerCase());
      }
    },
  );
});
