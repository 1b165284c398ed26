import { describe, expect, it } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { translateSubject } from '@/lib/inquiries/known-subjects';

const inEnglish = async (subject: string, locale: (typeof locales)[number]) =>
  translateSubject(subject, await loadMessages(locale), await loadMessages('en'));

describe.each(locales)('a subject that was filled in, in %s', (locale) => {
  it('is known by the words of its page', async () => {
    const messages = await loadMessages(locale);
    expect(await inEnglish(messages['live-streaming'].hero.subject, locale)).toBe(
      'live streaming solutions inquiry',
    );
    expect(await inEnglish(messages['business-cards'].callToAction.subject, locale)).toBe(
      'Business Cards Order Inquiry',
    );
  });

  it('is known with the name of what it is about', async () => {
    const messages = await loadMessages(locale);
    const english = await loadMessages('en');
    const subject = messages['social-media-services'].packageSubject.replace(
      '{name}',
      messages.catalog.items['social-media-premium'].name,
    );
    expect(await inEnglish(subject, locale)).toBe(
      `Inquiry about ${english.catalog.items['social-media-premium'].name} Package`,
    );
  });

  it('is known with the domain that was searched', async () => {
    const { search } = (await loadMessages(locale)).domains;
    for (const [offer, english] of [
      ['search', 'Register ร้านอาหาร.com'],
      ['transfer', 'Transfer ร้านอาหาร.com'],
    ] as const) {
      const subject = search.offers[offer].subject.replace('{domain}', 'ร้านอาหาร.com');
      expect(await inEnglish(subject, locale)).toBe(english);
    }
  });

  it('is known with several names', async () => {
    const { cart, catalog } = await loadMessages(locale);
    const { items } = (await loadMessages('en')).catalog;
    const ids = ['network-security', 'network-installation'] as const;
    const subject = cart.quoteSubject.replace('{names}', ids.map((id) => catalog.items[id].name).join(', '));
    expect(await inEnglish(subject, locale)).toBe(
      `Quote request: ${ids.map((id) => items[id].name).join(', ')}`,
    );
  });
});

it('is the visitor’s own where the words are', async () => {
  const { common, domains } = await loadMessages('de');
  const { subject: register } = domains.search.offers.search;
  for (const subject of [
    'Hallo',
    common.inquiryAbout.replace('{name}', 'einem Pferd'),
    register.replace('{domain}', 'bald eine'),
    '',
    '{name}',
  ])
    expect(await inEnglish(subject, 'de')).toBeUndefined();
});
