import { getLocale, getMessages } from 'next-intl/server';
import { Part } from '@/components/ui/heading';
import type { Field } from '@/lib/changes/field';
import { previewOf } from '@/lib/changes/preview';
import { type Locale, languageNames, localePath, locales } from '@/lib/i18n/locales';
import { withoutMarks } from '@/lib/i18n/phrases';
import { findRoute } from '@/lib/site/routes';
import { ContactPreview } from './contact-preview';
import { DepositPreview, PricePreview } from './price-preview';
import { OfferPreview, PraisePreview } from './words-preview';

type FieldPreviewProps = { field: Field; value: unknown; shown: Locale };

/** The parts of the site that show a field, with the value that is saved, in a language. */
export async function FieldPreview({ field, value, shown }: FieldPreviewProps) {
  const locale = await getLocale();
  const { shop, common } = await getMessages();
  const { preview: words } = shop;
  const { says, pages } = await previewOf(field, value, shown);
  return (
    <Part title={words.title} className="grid gap-4">
      <nav aria-label={words.language} className="desk-filters flex-wrap" id="preview">
        {locales.map((each) => (
          <a
            key={each}
            href={`?in=${each}#preview`}
            lang={each}
            aria-current={each === shown ? 'true' : undefined}
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
        <DepositPreview path={field.path} value={value} shown={shown} />
        <ContactPreview path={field.path} value={value} shown={shown} />
        <PraisePreview path={field.path} value={value} shown={shown} />
        <OfferPreview path={field.path} shown={shown} />
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
