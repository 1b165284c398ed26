import '@/app/styles/paper.css';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { PrintButton } from '@/app/(live)/[locale]/quotes/[number]/print-button';
import { Both, labelsOf } from '@/components/paper/both';
import { Letterhead } from '@/components/paper/letterhead';
import { PaperText } from '@/components/paper/paper-text';
import { Scan } from '@/components/paper/scan';
import { company, companyIn, companyInThai, phoneIn } from '@/lib/company/company';
import { dateOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import { repairAtDesk } from '@/lib/repairs/desk-repairs';
import { quotePath } from '@/lib/site/order-path';
import { wordsIn } from '@/lib/site/page-words';
import { staffHere } from '../../../../staff-here';

export async function generateMetadata({
  params,
}: PageProps<'/[locale]/desk/visits/repairs/[number]/slip'>): Promise<Metadata> {
  const { slip } = await wordsIn(await getLocale(), 'repairs');
  // What a browser names the file after that it prints into.
  return { title: { absolute: `${slip.title} ${(await params).number}` } };
}

/** What is filled in by pen when the device is handed over. */
const notes = ['accessories', 'condition', 'estimate', 'customer', 'shop'] as const;

/** The slip for the customer, in their language, and the tag for the device; both have the short number. */
export default async function RepairSlipPage({
  params,
}: PageProps<'/[locale]/desk/visits/repairs/[number]/slip'>) {
  await staffHere();
  const shown = await repairAtDesk((await params).number);
  if (!shown) notFound();
  const staffLocale = await getLocale();
  const own = await wordsIn(staffLocale, 'repairs');
  const words = await wordsIn(shown.locale, 'repairs');
  const thai = await wordsIn('th', 'repairs');
  const { number, device, name, locale, received_at: day } = shown;
  const label = labelsOf({ ...words, ...words.slip }, { ...thai, ...thai.slip }, locale);
  const scan = (
    <Scan
      path={quotePath(shown.quote)}
      locale={locale}
      caption={{ own: words.slip.scan, thai: thai.slip.scan }}
    />
  );
  return (
    <div className="wrap grid max-w-[52rem] justify-items-start gap-6 py-6 *:w-full print:block print:max-w-none print:p-0">
      <div className="flex flex-wrap items-center justify-between gap-4 print:hidden">
        <h1 className="paper-page text-h3">{own.desk.slip}</h1>
        <PrintButton label={own.slip.print} />
      </div>
      <div className="ticket-sheet">
        <article lang={locale} className="ticket">
          <Letterhead title={{ own: words.slip.title, thai: thai.slip.title, locale }}>
            <p className="ticket-number">{number}</p>
          </Letterhead>
          <div className="ticket-facts">
            <strong className="paper-name">{name}</strong>
            <p>
              {label('date')}: <strong>{dateOf(day, locale)}</strong>
              <span className="block">
                <Both
                  own={fill(words.slip.by, { person: shown.received_by })}
                  thai={fill(thai.slip.by, { person: '' }).trim()}
                  locale={locale}
                />
              </span>
            </p>
          </div>
          <div className="ticket-fault">
            <div>
              <h3>{label('device')}</h3>
              <p className="ticket-device">
                <PaperText text={device} />
              </p>
            </div>
            {scan}
          </div>
          <ul className="ticket-notes">
            {notes.map((note) => (
              <li key={note}>{label(note)}</li>
            ))}
          </ul>
          <div className="ticket-keep">
            <p>{label('keep')}</p>
            {words.fee && (
              <p className="ticket-fee">
                <Both own={unbrokenFee(words.fee)} thai={unbrokenFee(thai.fee)} locale={locale} />
              </p>
            )}
          </div>
          <div className="ticket-place">
            <address>
              <Both own={companyIn(locale).address} thai={companyInThai.address} locale={locale} />
            </address>
            <strong>{phoneIn(locale)}</strong>
          </div>
        </article>
        <div className="ticket-cut">
          <article className="ticket-tag">
            <p className="ticket-call">
              {company.name} <strong>{phoneIn(staffLocale)}</strong>
            </p>
            <div className="ticket-tag-text">
              <div className="ticket-head">
                <h2>{own.slip.tag}</h2>
                <p>
                  {own.slip.date}: <span className="whitespace-nowrap">{dateOf(day, staffLocale)}</span>
                </p>
              </div>
              <p className="ticket-number">{number}</p>
              <div className="ticket-foot">
                <div>
                  <p className="paper-name">{name}</p>
                  <p className="ticket-device">
                    <PaperText text={device} />
                  </p>
                  <div className="paper-stripes" />
                </div>
                {scan}
              </div>
            </div>
          </article>
        </div>
      </div>
    </div>
  );
}

/** No line ends before its amount. */
const unbrokenFee = (fee: string) => fee.replace(/ (?=[\d฿])/g, '\u00a0');
