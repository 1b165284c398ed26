import { getLocale, getMessages } from 'next-intl/server';
import { PageTitle } from '@/components/ui/heading';
import { formatMoney } from '@/lib/catalog/money';
import { inquiryState, listInquiries } from '@/lib/desk/desk-inquiries';
import { placeIn } from '@/lib/desk/place';
import { localePath } from '@/lib/i18n/locales';
import { livePaths } from '@/lib/site/live-pages';
import { Filters, MoreLink } from '../desk-list';
import { FlashNotice } from '../flash-notice';
import { staffHere } from '../staff-here';
import { InquiryClock } from './inquiry-clock';

/** What visitors wrote, by what became of it; new ones with the clock of the promise, the oldest first. */
export default async function DeskInquiriesPage({ searchParams }: PageProps<'/[locale]/desk/inquiries'>) {
  await staffHere();
  const query = await searchParams;
  const locale = await getLocale();
  const { desk } = await getMessages();
  const words = desk.inquiries;
  const asked = inquiryState.safeParse(query.state);
  const state = asked.success ? asked.data : 'new';
  const inquiries = await listInquiries(state, placeIn(query.before));
  const path = localePath(locale, `${livePaths.desk}/inquiries`);
  return (
    <div className="wrap grid gap-6 py-6">
      <FlashNotice query={query} />
      <PageTitle text={words.title} />
      <Filters
        path={path}
        state={state}
        states={inquiryState.options.map((each) => ({ state: each, label: words.states[each] }))}
      />
      {inquiries.length === 0 && <p>{words.empty}</p>}
      <ul>
        {inquiries.map((inquiry) => (
          <li key={inquiry.reference} className={state === 'new' ? 'desk-row desk-row-act' : 'desk-row'}>
            <a
              href={`${path}/${inquiry.reference}`}
              className="grid min-h-14 gap-x-4 py-3 md:grid-cols-[1fr_auto]"
            >
              <span className="min-w-0">
                <span className="font-semibold">{inquiry.reference}</span> {words.kinds[inquiry.kind]}
                <span className="wrap-anywhere line-clamp-2 block text-ink-2">{gistOf(inquiry.fields)}</span>
              </span>
              <span className="md:text-right">
                {inquiry.won !== null && (
                  <span className="block font-semibold">{formatMoney(inquiry.won, locale, 'always')}</span>
                )}
                <InquiryClock inquiry={inquiry} />
              </span>
            </a>
          </li>
        ))}
      </ul>
      <MoreLink rows={inquiries} path={path} query={{ state }} label={words.more} />
    </div>
  );
}

/** Who wrote, and what about. */
function gistOf(fields: Record<string, unknown>): string {
  return [fields.name ?? fields.clientName, fields.subject ?? fields.projectName, fields.message]
    .filter((part) => typeof part === 'string' && part !== '')
    .join(' · ');
}
