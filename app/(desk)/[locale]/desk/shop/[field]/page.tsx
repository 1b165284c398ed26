import { notFound } from 'next/navigation';
import { getLocale, getMessages } from 'next-intl/server';
import { Part } from '@/components/ui/heading';
import { addressOf, findFieldAt } from '@/lib/changes/fields';
import { builtValue, isInventedHere, listChanges, savedValue } from '@/lib/changes/saved';
import { choiceWords, fieldWords, inputWords, valueText } from '@/lib/changes/words';
import { fill } from '@/lib/i18n/fill';
import { isLocale } from '@/lib/i18n/locales';
import { today } from '@/lib/i18n/pattaya-time';
import { DeskColumns, DeskPage } from '../../desk-page';
import { staffHere } from '../../staff-here';
import { StatePlate } from '../../state-plate';
import { ChangeHistory } from '../change-history';
import { ChangeForm } from './change-form';
import { FieldPreview } from './field-preview';

/** One field: what it says, the form that changes it, how the site looks with what is saved, and who changed it before. */
export default async function DeskFieldPage({
  params,
  searchParams,
}: PageProps<'/[locale]/desk/shop/[field]'>) {
  await staffHere();
  const field = findFieldAt((await params).field);
  if (!field) notFound();
  const locale = await getLocale();
  const query = await searchParams;
  const shown = query.in;
  const messages = await getMessages();
  const { shop: words, errors, forms, desk } = messages;
  const { label, use } = fieldWords(field.path, messages);
  const { changes, versions } = await listChanges(field.path);
  const saved = savedValue(field, changes);
  const typed = field.write(saved);
  const version = versions[field.path] ?? 0;
  const built = valueText(field, builtValue(field), messages, locale);
  const hasPreview = saved !== null || field.topic === 'offer';
  const history = (
    <Part title={words.history.title} className="grid gap-3">
      {changes.length === 0 ? <p>{words.history.none}</p> : <ChangeHistory changes={changes} />}
    </Part>
  );
  return (
    <DeskPage title={label} of="shop" query={query}>
      <DeskColumns
        side={
          hasPreview ? (
            <FieldPreview field={field} value={saved} shown={isLocale(shown) ? shown : locale} />
          ) : (
            history
          )
        }
      >
        <section className="grid gap-4">
          <p>{use}</p>
          <p className="wrap-anywhere flex flex-wrap items-center gap-3">
            {fill(words.now, { value: built })}
            {isInventedHere(field) && <StatePlate state="overdue">{words.invented}</StatePlate>}
          </p>
          <ChangeForm
            key={version}
            address={addressOf(field.path)}
            locale={locale}
            today={today()}
            inputs={(field.shown?.(typed) ?? field.inputs).map((input) => ({
              ...input,
              label: inputWords(input, messages),
              choices: input.choices?.map((value) => ({ value, label: choiceWords(value, messages) })),
            }))}
            known={{ ...typed, version: String(version) }}
            words={{ ...words.form, errors, problems: desk.problems, kit: forms.kit }}
          />
        </section>
        {hasPreview && history}
      </DeskColumns>
    </DeskPage>
  );
}
