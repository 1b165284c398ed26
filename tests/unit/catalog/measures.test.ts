import { describe, expect, it } from 'vitest';
import { itemIds } from '@/lib/catalog/items';
import { measureOf } from '@/lib/catalog/measures';
import { locales } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { formatNumber } from '@/lib/i18n/number';

const measured = itemIds.filter((id) => {
  try {
    return measureOf(id).count > 0;
  } catch {
    return false;
  }
});

describe.each(locales)('in %s a measured package', (locale) => {
  it('names its number in its points, but for tills, whose name lists what they come with', async () => {
    const { items } = (await loadMessages(locale)).catalog;
    const silent = measured.filter((id) => {
      const { name, features } = { features: [], ...items[id] };
      const { count } = measureOf(id);
      if (id.startsWith('pos-')) return name.split('+').length !== count;
      const number = new RegExp(`(?<![\\d.,])${formatNumber(count, locale)}(?![\\d.,]*\\d)`);
      return !features.some((feature) => number.test(feature));
    });
    expect(silent).toEqual([]);
  });

  it('adds points that it has', async () => {
    const { items } = (await loadMessages(locale)).catalog;
    const missing = measured.filter((id) => {
      const { features } = { features: [], ...items[id] };
      return measureOf(id).added.some((index) => features[index] === undefined);
    });
    expect(missing).toEqual([]);
  });
});

it('packages of one type hold more the more they cost', () => {
  expect(measured.length).toBeGreaterThan(30);
  const typeOf = (id: string) => id.slice(0, id.lastIndexOf('-'));
  for (const [index, id] of measured.entries()) {
    const before = measured[index - 1];
    if (before && typeOf(before) === typeOf(id))
      expect(measureOf(id).count, id).toBeGreaterThan(measureOf(before).count);
  }
});

it('what has no measure says so', () => {
  expect(() => measureOf('vps-starter')).toThrow('vps-starter has no measure');
});
