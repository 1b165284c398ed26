import { getLocale, getMessages } from 'next-intl/server';
import { formatMoney } from '@/lib/catalog/money';
import { inquiryState, listInquiries } from '@/lib/desk/desk-inquiries';
import { placeIn } from '@/lib/desk/place';
import { dotted } from '@/lib/i18n/dotted';
import { fill } from '@/lib/i18n/fill';
import { localePath } from '@/lib/i18n/locales';
import { livePaths } from '@/lib/site/live-pages';
import { ListEnd, MoreLink, Nothing, Row, Rows } from '../desk-list';
import { DeskPage } from '../desk-page';
import { Filters } from '../filters';
import { staffHere } from '../staff-here';
import { StatePlate } from '../state-plate';
import { InquiryClock } from './inquiry-clock';
import { gistOf, nameIn, phoneIn } from './inquiry-gist';
import { InquiryLeaf } from './inquiry-leaf';
import { OpenedLetter } from './opened-letter';

/** What visitors wrote, by what became of it; new ones with the clock of the promise, the oldest first, and that one opened. */
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
  const opened = state === 'new' && !query.before ? inquiries[0] : undefined;
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
      <div className="desk-post">
        {opened && <OpenedLetter inquiry={opened} href={`${path}/${opened.reference}`} />}
        <Rows look="postcards">
          {inquiries
            .filter((inquiry) => inquiry !== opened)
            .map((inquiry) => (
              <Row
                key={inquiry.reference}
                href={`${path}/${inquiry.reference}`}
                sign={<InquiryLeaf inquiry={inquiry} />}
                title={nameIn(inquiry.fields) ?? inquiry.reference}
                name={dotted([words.kinds[inquiry.kind], inquiry.reference])}
                below={gistOf(inquiry)}
                amount={inquiry.won === null ? '' : formatMoney(inquiry.won, locale, 'always')}
                aside={<InquiryClock inquiry={inquiry} />}
                call={callOf(inquiry, words.call)}
                state={<StatePlate state={inquiry.state}>{words.states[inquiry.state]}</StatePlate>}
              />
            ))}
        </Rows>
      </div>
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

/** The way to call who waits for an answer. */
function callOf({ answered_at: answered, fields }: Listed, label: string) {
  const phone = phoneIn(fields);
  return phone && answered === null ? { phone, label: fill(label, { number: phone }) } : undefined;
}
