// @module-tag slow
import fc from 'fast-check';
import type { Email } from 'postal-mime';
import { parse } from 'promptparse';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CartTotal } from '@/app/[locale]/(checkout)/cart/cart-total';
import { cartItems } from '@/lib/catalog/items';
import { type Locale, locales } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { cart, details, openOrdersApi } from '../support/orders-api';
import { readQrCodes } from '../support/qr';
import { routeContext } from '../support/requests';
import { openServer } from '../support/server';

type Cart = { items: (typeof cartItems)[number][]; locale: Locale };

const anyCart: fc.Arbitrary<Cart> = fc.record({
  items: fc
    .shuffledSubarray([...cartItems], { minLength: 1 })
    .filter((items) => items.some((item) => item.price > 0)),
  locale: fc.constantFrom(...locales),
});

/** Whole satang of an amount as people read it, whichever sign groups its digits. */
/** Thai prose writes what price tags write as ฿1,999.50 as 1,999.50 บาท. */
const inTags = (text: string) => text.replace(/([\d.,]+)\u00a0บาท/, '฿$1');

function satangIn(text: string | undefined): number {
  const [, grouped, decimals] =
    /฿(?:<[^>]+>)*([\d.,]*?\d)(?:[.,](\d\d))?(?![\d.,]*\d)/.exec(inTags(text ?? '')) ?? [];
  return Number(grouped?.replace(/[.,]/g, '')) * 100 + Number(decimals ?? 0);
}

async function amountShown({ items, locale }: Cart): Promise<number> {
  const { cart: words, catalog } = await loadMessages(locale);
  const markup = renderToStaticMarkup(
    createElement(CartTotal, { items, locale, words: { ...words, onRequest: catalog.onRequest } }),
  );
  return satangIn(/data-total[^>]*>(.*?)<\/dd>/.exec(markup)?.[1]);
}

async function amountInQr(ids: string[], headers: Record<string, string>): Promise<number> {
  const { GET } = await import('@/app/api/payments/promptpay.png/route');
  const address = `http://localhost:3000/api/payments/promptpay.png?items=${ids.join(',')}`;
  const answer = await GET(new Request(address, { headers }), routeContext());
  const [code] = await readQrCodes(new Uint8Array(await answer.arrayBuffer()));
  return Math.round(Number(parse(code ?? '', true)?.getTagValue('54')) * 100);
}

async function amountMailed(mail: Pick<Email, 'html' | 'text'>): Promise<number> {
  const language = /<html[^>]* lang="(\w+)"/.exec(mail.html ?? '')?.[1];
  const { mail: words } = await loadMessages(locales.find((locale) => locale === language) ?? 'en');
  return satangIn(mail.text?.split(`\n${words.order.total}\n`)[1]?.trimStart().split('\n')[0]);
}

it('an amount is the same to the satang in cart, QR, order and both mails, whatever the cart', async () => {
  const server = await openOrdersApi(openServer, { TRUST_PROXY: '1', PROMPTPAY_ID: '0812345678' });
  const shownOf = new Map<string, number>();

  await fc.assert(
    fc.asyncProperty(anyCart, async ({ items, locale }) => {
      const ids = items.map((item) => item.id);
      const key = shownOf.size.toString(16).padStart(32, '0');
      const headers = { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': `203.0.113.${shownOf.size}` };
      const shown = await amountShown({ items, locale });
      const placed = (await server.place(await cart({ key, locale, items: ids.join(',') }), headers)).body
        .data;
      // Each has an address of its own, since strangers cause few mails to one.
      const email = `somchai.${shownOf.size}@example.com`;
      await server.complete(placed.id, { key, ...details, email }, headers);
      shownOf.set(placed.reference, shown);
      expect({ qr: await amountInQr(ids, headers), order: placed.amount }).toEqual({
        qr: shown,
        order: shown,
      });
    }),
    { numRuns: 30 },
  );

  const { orders, mails } = await server.stored();
  expect([orders.length, mails.length]).toEqual([shownOf.size, 2 * shownOf.size]);
  for (const { reference, amount, lines } of orders) {
    const shown = shownOf.get(reference);
    expect(amount).toBe(shown);
    expect(lines.reduce((sum, line) => sum + line.price, 0)).toBe(shown);
    const both = mails.filter((mail) => mail.subject?.includes(reference));
    expect(await Promise.all(both.map(amountMailed))).toEqual([shown, shown]);
  }
}, 60_000);
