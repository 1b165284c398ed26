import { notFound } from 'next/navigation';
import { getLocale, getMessages } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button-class';
import { Part } from '@/components/ui/heading';
import { inquiryState, showInquiry } from '@/lib/desk/desk-inquiries';
import { nearTimeOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import { languageNames } from '@/lib/i18n/locales';
import { FlashNotice } from '../../flash-notice';
import { staffHere } from '../../staff-here';
import { InquiryClock } from '../inquiry-clock';

/** One inquiry: what was written, how to answer, and what becomes of it. */
export default async function DeskInquiryPage({
  params,
  searchParams,
}: PageProps<'/[locale]/desk/inquiries/[reference]'>) {
  await staffHere();
  const inquiry = await showInquiry((await params).reference);
  if (!inquiry) notFound();
  const locale = await getLocale();
  const { desk, forms } = await getMessages();
  const words = desk.inquiries;
  const labels: Record<string, string> = forms.fields;
  const written = Object.entries(inquiry.fields).flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [{ name, label: labels[name] ?? name, value }] : [],
  );
  const fieldOf = (name: string) => written.find((field) => field.name === name)?.value;
  const [email, phone] = [fieldOf('email'), fieldOf('phone')];
  return (
    <div className="wrap grid max-w-[52rem] gap-6 py-6">
      <FlashNotice query={await searchParams} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="text-h2">{inquiry.reference}</h1>
        <p className="font-semibold">
          {words.kinds[inquiry.kind]} · {words.states[inquiry.state]}
        </p>
        <InquiryClock inquiry={inquiry} locale={locale} words={words} />
      </div>
      <p className="flex flex-wrap gap-3">
        {email && (
          <a
            href={`mailto:${email}?${new URLSearchParams({ subject: inquiry.reference })}`}
            className={`${buttonClass.primary} wrap-anywhere`}
          >
            {fill(words.reply, { email })}
          </a>
        )}
        {phone && (
          <a href={`tel:${phone}`} className={buttonClass.secondary}>
            {fill(words.call, { phone })}
          </a>
        )}
      </p>
      <dl className="grid gap-3">
        {written.map(({ name, label, value }) => (
          <div key={name}>
            <dt className="text-ink-2 text-small">{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-wrap">{value}</dd>
          </div>
        ))}
        <div>
          <dt className="text-ink-2 text-small">{labels.language}</dt>
          <dd>{languageNames[inquiry.locale]}</dd>
        </div>
      </dl>
      {inquiry.kind === 'server-access' && (
        <form
          action={`/api/desk/credentials/${inquiry.reference}`}
          method="post"
          className="grid justify-items-start gap-3"
        >
          <p>{words.access}</p>
          <button type="submit" className={buttonClass.secondary}>
            {words.take}
          </button>
        </form>
      )}
      <form
        action={`/api/desk/inquiries/${inquiry.reference}?locale=${locale}`}
        method="post"
        className="grid gap-3 border-hair border-t pt-6"
      >
        <input type="hidden" name="seen" value={inquiry.state} />
        <label className="grid gap-1">
          {words.note}
          <textarea
            name="note"
            rows={2}
            maxLength={1000}
            className="rounded-board border-2 border-line bg-board p-3"
          />
        </label>
        <div className="flex flex-wrap gap-2">
          {inquiryState.options
            .filter((state) => state !== 'new' || inquiry.state !== 'new')
            .map((state) => (
              <button
                key={state}
                type="submit"
                name="state"
                value={state}
                className={state === 'answered' ? buttonClass.primary : buttonClass.secondary}
              >
                {words.mark[state]}
              </button>
            ))}
        </div>
      </form>
      {inquiry.events.length > 0 && (
        <Part title={words.history} className="grid gap-3">
          <ol className="grid gap-3">
            {inquiry.events.toReversed().map((event) => (
              <li key={event.created_at.toISOString()} className="border-hair border-l-4 pl-4">
                <span className="font-medium">{words.states[event.state]}</span>
                {event.note && <span className="block whitespace-pre-wrap">{event.note}</span>}
                <span className="block text-ink-2 text-small">
                  {nearTimeOf(event.created_at, locale)} · {event.person}
                </span>
              </li>
            ))}
          </ol>
        </Part>
      )}
    </div>
  );
}
