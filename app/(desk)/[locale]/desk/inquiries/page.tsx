import { getLocale, getMessages } from 'next-intl/server';
import { formatMoney } from '@/lib/catalog/money';
import { answerDue } from '@/lib/company/opening-hours';
import { inquiryState, listInquiries } from '@/lib/desk/desk-inquiries';
import { placeIn } from '@/lib/desk/place';
import { fill } from '@/lib/i18n/fill';
import { localePath } from '@/lib/i18n/locales';
import { dayInPattaya } from '@/lib/i18n/pattaya-time';
import { livePaths } from '@/lib/site/live-pages';
import { ListEnd, MoreLink, Nothing, Row, Rows } from '../desk-list';
import { DeskPage } from '../desk-page';
import { Filters } from '../filters';
import { Leaf } from '../row-sign';
import { staffHere } from '../staff-here';
import { StatePlate } from '../state-plate';
import { InquiryClock } from './inquiry-clock';
import { gistOf, nameIn, phoneIn } from './inquiry-gist';

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
    <DeskPage
      title={words.title}
      room="inquiries"
      query={query}
      tools={
        <Filters
          path={path}
          state={state}
          states={inquiryState.options.map((each) => ({ state: each, label: words.states[each] }))}
        />
      }
    >
      {inquiries.length === 0 && <Nothing of="inquiries" text={words.empty} />}
      <Rows look="postcards">
        {inquiries.map((inquiry) => (
          <Row
            key={inquiry.reference}
            href={`${path}/${inquiry.reference}`}
            sign={leafOfInquiry(inquiry)}
            title={nameIn(inquiry.fields) ?? inquiry.reference}
            name={words.kinds[inquiry.kind]}
            below={gistOf(inquiry)}
            amount={inquiry.won === null ? '' : formatMoney(inquiry.won, locale, 'always')}
            aside={<InquiryClock inquiry={inquiry} />}
            call={callOf(inquiry, words.call)}
            state={<StatePlate state={inquiry.state}>{words.states[inquiry.state]}</StatePlate>}
          />
        ))}
      </Rows>
      <MoreLink
        rows={inquiries}
        path={path}
        query={{ state }}
        label={words.more}
        end={!query.before && <ListEnd count={inquiries.length} />}
      />
    </DeskPage>
  );
}

type Listed = Awaited<ReturnType<typeof listInquiries>>[number];

/** The day by which it is to be answered, or was. */
function leafOfInquiry({ created_at: at, answered_at: answered }: Listed) {
  const day = answered ?? answerDue(at);
  return <Leaf day={dayInPattaya(day)} isLate={answered === null && day.getTime() < Date.now()} />;
}

/** The way to call who waits for an answer. */
function callOf({ answered_at: answered, fields }: Listed, label: string) {
  const phone = phoneIn(fields);
  return phone && answered === null ? { phone, label: fill(label, { number: phone }) } : undefined;
}
