import { notFound } from 'next/navigation';
import { getLocale, getMessages } from 'next-intl/server';
import { PostButton, PostForm } from '@/components/forms/post-form';
import { buttonClass } from '@/components/ui/button-class';
import { formatMoney } from '@/lib/catalog/money';
import { inquiryState, showInquiry } from '@/lib/desk/desk-inquiries';
import { pastTimeOf } from '@/lib/i18n/age';
import { fill } from '@/lib/i18n/fill';
import { languageNames, localePath } from '@/lib/i18n/locales';
import { livePaths } from '@/lib/site/live-pages';
import { CustomerLink } from '../../customer-link';
import { Row, Rows } from '../../desk-list';
import { DeskColumns, DeskPage } from '../../desk-page';
import { History, Note } from '../../history';
import { NoteField } from '../../note-field';
import { staffHere } from '../../staff-here';
import { StatePlate } from '../../state-plate';
import { AppointmentsPart } from '../../visits/appointment-row';
import { AnswerLinks, Writer } from '../answer-links';
import { InquiryClock } from '../inquiry-clock';
import { emailIn, nameIn, phoneIn, writtenIn } from '../inquiry-gist';
import { Written } from '../written';

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
  const written = writtenIn(inquiry.fields, forms.fields);
  const said = written.find(({ name }) => name === 'message');
  const [email, phone] = [emailIn(inquiry.fields), phoneIn(inquiry.fields)];
  const title = nameIn(inquiry.fields) ?? inquiry.reference;
  return (
    <DeskPage
      title={title}
      of="inquiries"
      query={await searchParams}
      state={<StatePlate state={inquiry.state}>{words.states[inquiry.state]}</StatePlate>}
      amount={
        inquiry.won === null ? '' : fill(words.won, { amount: formatMoney(inquiry.won, locale, 'always') })
      }
      facts={
        <>
          <span>{`${inquiry.reference} · ${words.kinds[inquiry.kind]}`}</span>
          <InquiryClock inquiry={inquiry} />
        </>
      }
    >
      <DeskColumns
        isBoard
        side={
          <>
            <Writer inquiry={inquiry} name={title} email={email} phone={phone} />
            <Rows title={words.quotes}>
              {inquiry.quotes.map(({ number, state, amount }) => (
                <Row
                  key={number}
                  href={localePath(locale, `${livePaths.desk}/quotes/${number}`)}
                  title={number}
                  amount={state === 'asked' ? '' : formatMoney(amount, locale, 'always')}
                  state={<StatePlate state={state}>{desk.quotes.states[state]}</StatePlate>}
                />
              ))}
            </Rows>
            <AppointmentsPart references={[inquiry.reference]} />
            <CustomerLink reference={inquiry.reference} locale={inquiry.locale} isInquiry />
          </>
        }
      >
        <AnswerLinks reference={inquiry.reference} email={email} phone={phone} />
        <section>
          {said && (
            <blockquote className="desk-said wrap-anywhere whitespace-pre-wrap">{said.value}</blockquote>
          )}
          <Written
            fields={[
              ...written.filter((field) => field !== said),
              { name: 'language', label: forms.fields.language, value: languageNames[inquiry.locale] },
            ]}
          />
        </section>
        {inquiry.kind === 'server-access' && (
          <form
            action={`/api/desk/credentials/${inquiry.reference}`}
            method="post"
            className="grid justify-items-start gap-3"
          >
            <p>{words.access}</p>
            <PostButton label={words.take} />
          </form>
        )}
        <PostForm action={`/api/desk/inquiries/${inquiry.reference}`} className="slip-card">
          <input type="hidden" name="seen" value={inquiry.state} />
          <NoteField label={words.note} />
          <div className="desk-moves">
            {inquiryState.options
              .filter((state) => state !== 'new' || inquiry.state !== 'new')
              .map((state) => (
                <button
                  key={state}
                  type="submit"
                  name="state"
                  value={state}
                  className={buttonClass.secondary}
                >
                  {words.mark[state]}
                </button>
              ))}
          </div>
        </PostForm>
        {inquiry.events.length > 0 && (
          <History
            title={words.history}
            entries={inquiry.events.toReversed().map(({ created_at: at, state, note, person }) => ({
              key: at.toISOString(),
              what: words.states[state],
              more: <Note text={note} />,
              below: `${pastTimeOf(at, locale)} · ${person}`,
            }))}
          />
        )}
      </DeskColumns>
    </DeskPage>
  );
}
