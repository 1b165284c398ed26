import { describe, expect, it } from 'vitest';
import { factsIn } from '@/lib/company/facts';
import { fillWords } from '@/lib/company/fill-words';
import { isOfferOver, isQuiet, isSold, type Moment, offer, shownOffer } from '@/lib/company/offer';
import { locales } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { offersFile } from '@/lib/machine-readable/offers';

describe('the offer', () => {
  it('interrupts nobody who pays, writes, signs in or is thanked', () => {
    const quiet = ['/cart', '/payment/failed', '/thank-you', '/contact', '/client-login', '/server-access'];
    expect(quiet.filter((path) => !isQuiet(path))).toEqual([]);
    expect(['/', '/services', '/carts'].filter(isQuiet)).toEqual([]);
  });

  it.each([
    ['2025-02-28T16:59:59Z', false, false],
    ['2025-02-28T17:00:00Z', true, false],
    ['2025-03-31T16:59:59Z', true, false],
    ['2025-03-31T17:00:00Z', false, true],
    ['2026-03-15T12:00:00Z', false, true],
  ])(
    'is shown by a live site from its first to the end of its last day in Pattaya: %s',
    (day, holds, over) => {
      const moment = { isLive: true, now: Date.parse(day) };
      expect(shownOffer(moment)).toBe(holds ? offer : undefined);
      expect(isOfferOver(moment)).toBe(over);
    },
  );

  it('is shown on any day by a site that is not live, like every sample', () => {
    for (const day of ['2025-01-01', '2025-03-15', '2026-11-23']) {
      const moment = { isLive: false, now: Date.parse(day) };
      expect(shownOffer(moment)).toBe(offer);
      expect(isOfferOver(moment)).toBe(false);
    }
  });

  it.each(locales)(
    'names in %s the month of its days, so that a live site shows no month that has passed',
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

  const during = { isLive: true, now: Date.parse(`${offer.from}T12:00:00+07:00`) };
  const after = { isLive: true, now: Date.parse(`${offer.until}T24:00:00+07:00`) };
  const before = { isLive: false, now: after.now };

  it.each(locales)(
    'is named by a question on the services page, its text and its graph in %s while the pop-up shows it, and not after',
    async (locale) => {
      const { services, facts } = await loadMessages(locale);
      const answers = (moment: Moment) =>
        fillWords(services, factsIn(locale, facts, moment)).faq.items.map(({ answer }) => answer);
      expect(answers(after).length).toBe(answers(during).length - 1);
      expect(answers(during).join(' ')).not.toContain('{promotionCompletePackage}');
    },
  );

  it('is in the list of prices while the pop-up shows it, and not after', async () => {
    const listed = async (moment: Moment) =>
      (await offersFile(moment)).offers.some(({ id }) => id === offer.item);
    expect([shownOffer(during)?.id, await listed(during)]).toEqual([offer.id, true]);
    expect([shownOffer(after), await listed(after)]).toEqual([undefined, false]);
    expect([shownOffer(before)?.id, await listed(before)]).toEqual([offer.id, true]);
    expect(isSold('cctv-basic', after)).toBe(true);
  });
});
