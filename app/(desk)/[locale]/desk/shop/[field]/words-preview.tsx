import '@/app/styles/quotes.css';
import { getLocale, getMessages } from 'next-intl/server';
import { Quote } from '@/components/sections/testimonials';
import { Amount } from '@/components/ui/amount';
import { isItemId } from '@/lib/catalog/items';
import { toSatang } from '@/lib/catalog/money';
import { findField } from '@/lib/changes/fields';
import { asText, partOf } from '@/lib/changes/inputs';
import { listChanges, savedValue } from '@/lib/changes/saved';
import { dateOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import { withoutMarks } from '@/lib/i18n/phrases';
import { wordsIn } from '@/lib/site/page-words';
import type { PreviewProps } from './price-preview';

/** What a customer says. */
export function PraisePreview({ path, value, shown }: PreviewProps) {
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

/** The pop-up with all that is saved of it: package, price, days and words. */
export async function OfferPreview({ path, shown }: Pick<PreviewProps, 'path' | 'shown'>) {
  if (path !== 'offer' && path !== 'promo') return null;
  const locale = await getLocale();
  const { preview } = (await getMessages()).shop;
  const [offer, words] = [await savedOf('offer'), partOf(await savedOf('promo'), shown)];
  const id = partOf(offer, 'item');
  if (!isItemId(id)) return null;
  const [title, note] = [asText(partOf(words, 'title')), asText(partOf(words, 'note'))];
  const name = withoutMarks((await wordsIn(shown, 'catalog')).items[id].name);
  const price = Number(await savedOf(`catalog.${id}.price`));
  const day = (part: string) => dateOf(asText(partOf(offer, part)), locale);
  return (
    <figure className="grid gap-2">
      <figcaption className="text-ink-2 text-small" lang={locale}>
        {`${preview.popUp} · ${fill(preview.days, { from: day('from'), until: day('until') })}`}
      </figcaption>
      <p className="font-display text-h3">{title || name}</p>
      <p className="price">
        <Amount satang={toSatang(price)} locale={shown} />
      </p>
      {title && <p className="font-semibold">{name}</p>}
      {note && <p className="text-ink-2">{note}</p>}
    </figure>
  );
}

async function savedOf(path: string): Promise<unknown> {
  const field = findField(path);
  return field && savedValue(field, (await listChanges(path)).changes);
}
