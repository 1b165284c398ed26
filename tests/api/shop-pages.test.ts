import { beforeEach, describe, expect, it } from 'vitest';
import { drawPage, type LivePage, standInForNext } from '../support/live-page';
import { staff } from '../support/receipts-api';
import { openServer } from '../support/server';
import { signedInAs } from '../support/sign-in';

beforeEach(() => standInForNext());

/** Pages of the shop at the desk as the staff sees them, and what is saved there. */
async function openPages() {
  await openServer({ STAFF: staff });
  const cookie = await signedInAs(staff);
  const { saveChange } = await import('@/lib/changes/saved');
  const { findField } = await import('@/lib/changes/fields');
  const overview: LivePage = await import('@/app/(desk)/[locale]/desk/shop/page');
  const single: LivePage = await import('@/app/(desk)/[locale]/desk/shop/[field]/page');
  const text = (html: string) => html.replaceAll(/<!--.*?-->/g, '').replaceAll(/<[^>]*>/g, ' ');
  return {
    overview: async () => text((await drawPage(overview, { locale: 'en', cookie })).html),
    preview: async (field: string, shown = 'en') => {
      const { html } = await drawPage(single, {
        locale: 'en',
        cookie,
        params: { field },
        query: { in: shown },
      });
      return text(/data-preview="true">(.*?)<h3/s.exec(html)?.[1] ?? '');
    },
    save: async (path: string, value: unknown) => {
      const field = findField(path);
      if (!field) throw new Error(`${path} is no field`);
      await saveChange({ field, value, version: 'newest', from: '2026-01-01', person: staff });
    },
  };
}

describe('the preview of the offer', () => {
  it('is the pop-up with its package, price, days and words, as all of them are saved', async () => {
    const { preview, save } = await openPages();
    expect(await preview('offer')).toMatch(/1 March 2025 to 31 March 2025.*Special March.*Complete Package/s);
    await save('offer', { item: 'cctv-basic', from: '2099-04-10', until: '2099-04-20' });
    await save('catalog.cctv-basic.price', 19_900);
    for (const field of ['offer', 'promo']) {
      const shown = await preview(field);
      expect(shown).toMatch(/10 April 2099 to 20 April 2099.*Special March.*Basic CCTV/s);
      expect(shown).toContain('19,900');
    }
    expect(await preview('promo', 'de')).toContain('Videoüberwachung Basis');
  });

  it('leaves out words that were taken away, and shows the package in their place', async () => {
    const { preview, save } = await openPages();
    await save('promo', null);
    const shown = await preview('promo');
    expect(shown).toContain('Complete Package');
    expect(shown).not.toMatch(/Special March|Domain registration/);
  });
});

it('the preview of a deposit is what the cart offers', async () => {
  const { preview, save } = await openPages();
  await save('deposits.cctv-basic', 40);
  expect(await preview('deposits~cctv-basic')).toMatch(/10,000.*15,000/s);
});

it('the page of the shop says of each topic what waits and what is invented', async () => {
  const { overview, save } = await openPages();
  expect(await overview()).not.toContain('not yet published ·');
  await save('catalog.cctv-basic.price', 26_000);
  await save('decisions.siteVisit', 500);
  const shown = await overview();
  expect(shown).toContain('Saved and not yet published: 2');
  expect(shown).toMatch(/Prices\s+1 not yet published\s/);
  expect(shown).toMatch(/Fees, warranties, terms\s+1 not yet published\u00a0· sample values: \d+/);
});
