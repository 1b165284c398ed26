import { describe, expect, it } from 'vitest';
import { itemsOfType } from '@/lib/catalog/items';
import { decisions } from '@/lib/company/company';
import { sentencesIn } from '@/lib/company/fact-sentences';
import { fillWords } from '@/lib/company/fill-words';
import { waysToPayIn } from '@/lib/company/ways-to-pay';
import { locales } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { textsOf } from '../../support/message-texts';

const account = { bank: 'Bangkok Bank', number: '123-4-56789-0', name: 'Bay Signal', swift: 'BKKBTHBK' };

describe.each(locales)('what pages promise in %s', (locale) => {
  it('names the ways to pay that are set, and no other', async () => {
    const { facts, home } = await loadMessages(locale);
    const said = (settings: Parameters<typeof waysToPayIn>[2]) =>
      fillWords([home.faq.items.pay, home.faq.items.how, home.steps.items[1]], {
        ...waysToPayIn(locale, facts, settings),
      }).map((entry) => JSON.stringify(entry));
    const { transfer, card } = facts.waysToPay;
    for (const text of said({ CARD: 'simulated', isLive: true, BANK_ACCOUNT: undefined })) {
      expect(text).not.toContain(transfer);
      expect(text).not.toContain(card);
      expect(text).not.toMatch(/wallet|monedero|portemonnee/i);
    }
    for (const text of said({ CARD: 'stripe', isLive: true, BANK_ACCOUNT: account })) {
      expect(text).toContain(transfer);
      expect(text).toContain(card);
    }
  });

  it('says that nothing is paid before a quote is accepted only while a visit is free', async () => {
    const { facts } = await loadMessages(locale);
    const said = (siteVisit: number | undefined) =>
      sentencesIn(locale, facts, { ...decisions, siteVisit }).untilAccepted;
    expect(said(0)).toBe(facts.untilAccepted.free);
    expect(said(900)).toContain('900');
    expect(said(900)).not.toContain(facts.untilAccepted.free);
    expect(said(undefined)).toBe(facts.untilAccepted.open);
    const network = await loadMessages(locale);
    const { hero, packages, faq } = network['network-solutions'];
    for (const text of [hero.lead, packages.note, faq.items[0]?.answer])
      expect(text).toContain('{untilAccepted}');
  });

  it('answers who owns a website as the owner decided, on the page and in the terms', async () => {
    const { facts, services, terms } = await loadMessages(locale);
    const { websiteOwner, workOwner } = sentencesIn(locale, facts, { ...decisions, ownership: 'agency' });
    expect([websiteOwner, workOwner]).toEqual([facts.websiteOwner.agency, facts.workOwner.agency]);
    expect(services.faq.items.map(({ answer }) => answer)).toContain('{websiteOwner}');
    expect(JSON.stringify(terms.sections)).toContain('{workOwner}');
  });

  it('says in the terms and of domains when the next period is asked for', async () => {
    const { domains, terms } = await loadMessages(locale);
    expect(JSON.stringify(domains.scope)).toContain('{renewalYearDays}');
    for (const days of ['{renewalMonthDays}', '{renewalYearDays}', '{priceNoticeDays}'])
      expect(JSON.stringify(terms.sections)).toContain(days);
  });
});

it('only network work is priced after a visit', () => {
  expect(itemsOfType('network').every(({ needsVisit }) => needsVisit)).toBe(true);
  expect(itemsOfType('seo').some(({ needsVisit }) => needsVisit)).toBe(false);
});

it('no text claims what nobody has decided or checked', async () => {
  const claims = /people who work here|till really does this|stop at once|You’ve sent another slip/;
  const said = [...(await textsOf('en'))].filter(([, text]) => claims.test(text));
  expect(said).toEqual([]);
});

it('a subject of the contact form is an Inquiry, as was agreed, and never an enquiry', async () => {
  const subjects = [...(await textsOf('en'))].filter(
    ([key]) => /subject$/i.test(key) && !/^(mail|forms)\./.test(key),
  );
  expect(subjects.filter(([, text]) => /enquir/i.test(text))).toEqual([]);
  expect(subjects.filter(([, text]) => /inquiry/i.test(text)).length).toBeGreaterThan(15);
});
