import { getMessages } from 'next-intl/server';
import { Amount } from '@/components/ui/amount';
import { QrCode } from '@/components/ui/qr-code';
import { findItem, isItemId } from '@/lib/catalog/items';
import { proseMoney, toSatang } from '@/lib/catalog/money';
import { env } from '@/lib/env/env';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import { withoutMarks } from '@/lib/i18n/phrases';
import { depositOfPrice } from '@/lib/orders/deposit';
import { wordsIn } from '@/lib/site/page-words';
import { promptPayPayload } from '@/lib/thailand/promptpay';
import { demoPromptPayId } from '@/lib/thailand/promptpay-id';

/** A field by its path, with its value, in the language that is looked at. */
export type PreviewProps = { path: string; value: unknown; shown: Locale };

/** A price as the package, the cart and the code have it. */
export async function PricePreview({ path, value, shown }: PreviewProps) {
  const [first, id = '', name] = path.split('.');
  if (first !== 'catalog' || !isItemId(id) || typeof value !== 'number') return null;
  const { shop } = await getMessages();
  const { items, periods, startingPrice } = await wordsIn(shown, 'catalog');
  const { period, isStartingPrice } = findItem(id);
  const satang = toSatang(value);
  const code = promptPayPayload({ id: env().PROMPTPAY_ID ?? demoPromptPayId, amount: satang });
  const each = name === 'yearPrice' ? periods.year : periods[period];
  return (
    <>
      <figure>
        <figcaption className="text-ink-2 text-small">{shop.preview.card}</figcaption>
        <p className="font-display text-h3">{withoutMarks(items[id].name)}</p>
        <p className="price">
          <Amount satang={satang} locale={shown} />
        </p>
        <p className="font-medium text-ink-2">{withoutMarks(isStartingPrice ? startingPrice : each)}</p>
      </figure>
      <figure>
        <figcaption className="text-ink-2 text-small">{shop.preview.cart}</figcaption>
        <p className="flex flex-wrap items-baseline justify-between gap-4 border-ink border-t-2 py-3">
          <span className="font-semibold">{withoutMarks(items[id].name)}</span>
          <Amount satang={satang} locale={shown} />
        </p>
      </figure>
      <figure>
        <figcaption className="text-ink-2 text-small">{shop.preview.qr}</figcaption>
        <QrCode text={code} label={shop.preview.qr} />
      </figure>
    </>
  );
}

/** What the cart offers of a package that may be begun with a deposit. */
export async function DepositPreview({ path, value, shown }: PreviewProps) {
  const [first, id = ''] = path.split('.');
  if (first !== 'deposits' || !isItemId(id) || typeof value !== 'number') return null;
  const { shop } = await getMessages();
  const { deposit } = await wordsIn(shown, 'cart');
  const { price } = findItem(id);
  const now = depositOfPrice(price, value);
  const money = { now: proseMoney(now, shown), rest: proseMoney(price - now, shown) };
  return (
    <figure>
      <figcaption className="text-ink-2 text-small">{shop.preview.cart}</figcaption>
      <p className="font-semibold">{withoutMarks(deposit.title)}</p>
      <p>{withoutMarks(fill(deposit.part, money))}</p>
    </figure>
  );
}
