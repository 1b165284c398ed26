import { getLocale, getMessages } from 'next-intl/server';
import { Quote } from '@/components/sections/testimonials';
import { Amount } from '@/components/ui/amount';
import { Part } from '@/components/ui/heading';
import { QrCode } from '@/components/ui/qr-code';
import { findItem, isItemId } from '@/lib/catalog/items';
import { toSatang } from '@/lib/catalog/money';
import type { Field } from '@/lib/changes/field';
import { asText, partOf } from '@/lib/changes/inputs';
import { previewOf } from '@/lib/changes/preview';
import { env } from '@/lib/env/env';
import { type Locale, languageNames, localePath, locales } from '@/lib/i18n/locales';
import { withoutMarks } from '@/lib/i18n/phrases';
import { wordsIn } from '@/lib/site/page-words';
import { findRoute } from '@/lib/site/routes';
import { promptPayPayload } from '@/lib/thailand/promptpay';
import { demoPromptPayId } from '@/lib/thailand/promptpay-id';
import { ContactPreview } from './contact-preview';

type FieldPreviewProps = { field: Field; value: unknown; shown: Locale };

/** The parts of the site that show a field, with the value that is saved, in a language. */
export async function FieldPreview({ field, value, shown }: FieldPreviewProps) {
  const locale = await getLocale();
  const { shop, common } = await getMessages();
  const { preview: words } = shop;
  const { says, pages } = await previewOf(field, value, shown);
  return (
    <Part title={words.title} className="grid gap-4">
      <nav aria-label={words.language} className="flex flex-wrap gap-2" id="preview">
        {locales.map((each) => (
          <a
            key={each}
            href={`?in=${each}#preview`}
            lang={each}
            aria-current={each === shown ? 'true' : undefined}
            className="flex min-h-11 items-center rounded-board border-2 border-line px-4 font-semibold aria-[current]:border-ink aria-[current]:bg-sunk"
          >
            {languageNames[each]}
          </a>
        ))}
      </nav>
      <div
        lang={shown}
        className="grid gap-5 rounded-board border-2 border-line wrap-anywhere bg-board p-4 empty:hidden"
        data-preview
      >
        <PricePreview path={field.path} value={value} shown={shown} />
        <ContactPreview path={field.path} value={value} shown={shown} />
        <WordsPreview path={field.path} value={value} shown={shown} />
        {says.map((text) => (
          <p key={text} className="wrap-anywhere border-hair border-l-4 pl-4">
            {withoutMarks(text)}
          </p>
        ))}
      </div>
      <h3 className="font-semibold">{words.pages}</h3>
      {pages === undefined ? (
        <p>{words.everywhere}</p>
      ) : (
        <ul className="flex flex-wrap gap-x-4">
          {pages.map((page) => (
            <li key={page}>
              <a
                href={localePath(shown, findRoute(page).path)}
                className="inline-flex min-h-11 items-center text-link underline"
              >
                {withoutMarks(common.pages[page])}
              </a>
            </li>
          ))}
        </ul>
      )}
      {['catalog', 'company', 'basics'].includes(field.path.split('.', 1).join()) && (
        <p className="text-ink-2" lang={locale}>
          {words.mails}
        </p>
      )}
    </Part>
  );
}

type PartProps = { path: string; value: unknown; shown: Locale };

/** A price as the package, the cart and the code have it. */
async function PricePreview({ path, value, shown }: PartProps) {
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
        <p className="flex flex-wrap justify-between gap-4 border-ink border-t-2 py-3">
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

/** What a customer says, or the words of the offer. */
function WordsPreview({ path, value, shown }: PartProps) {
  if (path === 'promo') {
    const words = partOf(value, shown);
    return (
      <>
        <p className="font-display text-h3">{asText(partOf(words, 'title'))}</p>
        <p className="text-ink-2">{asText(partOf(words, 'note'))}</p>
      </>
    );
  }
  const said = partOf(partOf(value, 'words'), shown);
  if (!path.startsWith('testimonials.') || said === undefined) return null;
  const text = (part: unknown, name: string) => asText(partOf(part, name));
  return (
    <Quote
      name={text(value, 'name')}
      date={text(value, 'date')}
      role={text(said, 'role')}
      content={text(said, 'content')}
      locale={shown}
    />
  );
}
