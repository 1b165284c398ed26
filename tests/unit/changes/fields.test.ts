import { describe, expect, it } from 'vitest';
import { fields, findField } from '@/lib/changes/fields';
import { previewOf } from '@/lib/changes/preview';
import { publishedOf } from '@/lib/changes/published';
import { builtValue, isInventedHere } from '@/lib/changes/saved';
import { fieldWords, inputWords, valueText } from '@/lib/changes/words';
import { sampleProblems } from '@/lib/company/samples';
import { locales } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';

const fieldOf = (path: string) => {
  const field = findField(path);
  if (!field) throw new Error(`${path} is no field`);
  return field;
};

describe('the list of what the owner may change', () => {
  it('has each path once', () => {
    const paths = fields.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.length).toBeGreaterThan(120);
  });

  it.each(locales)(
    'says in %s what each is called, what it is for, and what its inputs are',
    async (locale) => {
      const messages = await loadMessages(locale);
      const missing = fields.flatMap((field) => {
        const { label, use } = fieldWords(field.path, messages);
        const isNamed = label !== field.path && use !== messages.shop.history.unknown;
        const inputs = field.inputs.filter((input) => /^[a-z]+[A-Z]/.test(inputWords(input, messages)));
        return isNamed && inputs.length === 0 ? [] : [field.path];
      });
      expect(missing).toEqual([]);
    },
  );

  it('takes what this build has, unless somebody invented it', () => {
    const real = fields.filter((field) => !isInventedHere(field));
    expect(real.length).toBeGreaterThan(60);
    const changes = real.map((field) => ({
      field: field.path,
      value: JSON.parse(JSON.stringify(builtValue(field))),
    }));
    expect(publishedOf(changes).problems).toEqual([]);
  });

  it('marks what the start-up check refuses', () => {
    const refused = sampleProblems().flatMap((line) => /: ([\w.]+) /.exec(line)?.[1] ?? []);
    const marked = fields.filter(isInventedHere).map(({ path }) => path);
    const known = refused.filter((path) => findField(path));
    expect(known.length).toBeGreaterThan(30);
    expect(known.filter((path) => !marked.includes(path))).toEqual([]);
  });

  it('writes values as people read them', async () => {
    const messages = await loadMessages('en');
    const said = (path: string, value: unknown) => valueText(fieldOf(path), value, messages, 'en');
    expect(said('catalog.cctv-basic.price', 26_000)).toBe('฿26,000');
    expect(said('basics', { opens: '10:00', closes: '19:00' })).toBe('10:00\u00a0· 19:00');
    expect(said('decisions.serviceArea', ['jomtien', 'pattaya'])).toMatch(/Pattaya.*\u00a0· .*Jomtien/);
    expect(said('decisions.siteVisit', null)).toBe(messages.shop.undecided);
    expect(said('closedDays', ['2027-12-05'])).toBe('5 December 2027');
  });
});

describe('a preview', () => {
  it('shows the texts and pages that name a price, with the new one', async () => {
    const { says, pages } = await previewOf(fieldOf('catalog.cctv-basic.price'), 26_000, 'th');
    expect(says.join('\n')).toContain('26,000');
    expect(says.join('\n')).not.toContain('25,000');
    expect(pages).toContain('cctv');
  });

  it('shows hours on every page, and closed days', async () => {
    const hours = await previewOf(fieldOf('basics'), { opens: '09:30', closes: '20:00' }, 'en');
    expect(hours.says[0]).toMatch(/9:30.*20:00|9:30 ?am.*8/i);
    expect(hours.pages).toBeUndefined();
    const days = await previewOf(fieldOf('closedDays'), ['12-05'], 'en');
    expect(days.says.join()).toMatch(/Closed on 5 December/);
  });

  it('shows makes in their sentence, and of what is not decided nothing', async () => {
    const { says, pages } = await previewOf(fieldOf('decisions.cameraBrands'), ['Hikvision', 'Dahua'], 'de');
    expect(says.join()).toContain('Hikvision');
    expect(pages).toContain('cctv');
    const none = await previewOf(fieldOf('decisions.founded'), null, 'en');
    expect(none.says.join()).not.toMatch(/\{founded\}/);
  });
});
