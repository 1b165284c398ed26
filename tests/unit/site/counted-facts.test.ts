import { expect, it, vi } from 'vitest';
import { factsIn } from '@/lib/company/facts';
import { locales } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { notLive } from '../../support/not-live';

vi.mock('@/lib/company/company', async (original) => {
  const real = await original<typeof import('@/lib/company/company')>();
  const decisions = { ...real.decisions, websiteFixes: 1, equipmentWarranty: 24, uptimeCredit: 2 };
  return { ...real, decisions };
});

it('a number of months or days has its unit in the form of the language', async () => {
  const written = await Promise.all(
    locales.map(async (locale) => {
      const facts = factsIn(locale, (await loadMessages(locale)).facts, notLive);
      return [facts.websiteFixes, facts.equipmentWarranty, facts.uptimeCredit].map((fact) =>
        fact?.replace('\u00a0', ' '),
      );
    }),
  );
  expect(written).toEqual([
    ['1 month', '24 months', '2 days'],
    ['1 Monat', '24 Monate', '2 Tage'],
    ['1 mes', '24 meses', '2 días'],
    ['1 maand', '24 maanden', '2 dagen'],
    ['1 เดือน', '24 เดือน', '2 วัน'],
  ]);
});

it('a language has one name, as texts write it', async () => {
  const named = await Promise.all(
    locales.map(
      async (locale) => factsIn(locale, (await loadMessages(locale)).facts, notLive).spokenLanguages,
    ),
  );
  expect(named).toEqual([
    'Thai and English',
    'Thai und Englisch',
    'tailandés e inglés',
    'Thais en Engels',
    'ไทยและอังกฤษ',
  ]);
});
