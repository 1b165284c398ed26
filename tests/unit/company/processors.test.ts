import { describe, expect, it } from 'vitest';
import { factsIn } from '@/lib/company/facts';
import { fillWords } from '@/lib/company/fill-words';
import { processors, processorsIn } from '@/lib/company/processors';
import { locales } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { notLive } from '../../support/not-live';

const nothing = {
  isVercel: false,
  DATABASE: 'embedded',
  MAIL: 'folder',
  CARD: 'simulated',
  SLIP_CHECK: 'none',
  NOTIFY: 'none',
} as const;
const everything = {
  isVercel: true,
  DATABASE: 'supabase',
  MAIL: 'resend',
  CARD: 'stripe',
  SLIP_CHECK: 'easyslip',
  NOTIFY: 'line',
} as const;

async function recipients(locale: (typeof locales)[number], settings: Parameters<typeof processorsIn>[2]) {
  const { facts, privacy } = await loadMessages(locale);
  const filled = fillWords(privacy, {
    ...factsIn(locale, facts, notLive),
    ...processorsIn(locale, facts, settings),
  });
  return filled.sections.find(({ id }) => id === 'recipients')?.items ?? [];
}

describe.each(locales)('the privacy notice in %s', (locale) => {
  it('names every company that the settings hand data to, what for and in which country', async () => {
    const said = await recipients(locale, everything);
    const used = processors.filter(({ isUsed }) => isUsed(everything));
    expect(used.map(({ name }) => name)).toHaveLength(6);
    const country = new Intl.DisplayNames(locale, { type: 'region' });
    expect(said.map(({ title }) => title)).toEqual(used.map(({ name }) => expect.stringContaining(name)));
    for (const [index, { country: code, servers }] of used.entries())
      for (const each of [code, servers ?? code]) expect(said[index]?.title).toContain(country.of(each));
  });

  it('names nobody whom they do not use, and the host of a server of one’s own', async () => {
    const said = await recipients(locale, nothing);
    expect(said.map(({ title }) => title)).toEqual([expect.stringContaining('Sample Server Park')]);
  });

  it('names who has the database, where it is another company’s', async () => {
    const onPostgres = { ...nothing, DATABASE: 'postgres' } as const;
    expect((await recipients(locale, onPostgres))[1]?.title).toContain('Sample Data Store');
  });
});
