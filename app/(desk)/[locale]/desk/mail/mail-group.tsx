import { getLocale, getMessages } from 'next-intl/server';
import { PostForm } from '@/components/forms/post-form';
import { buttonClass } from '@/components/ui/button-class';
import { Fold } from '@/components/ui/fold';
import { pastTimeOf } from '@/lib/i18n/age';
import { leafOf } from '@/lib/i18n/dates';
import { dayInPattaya } from '@/lib/i18n/pattaya-time';
import { DeskSign } from '../desk-sign';
import { type KeptMail, MailRow, nameOfKind } from './mail-row';

type Problem = ReturnType<typeof problemOf>;

const goesByItself = (problem: Problem) => problem === 'queued' || problem === 'sending';

/** Whether it may still go by itself. */
export const waitsOnly = (mail: KeptMail) => goesByItself(problemOf(mail));

/** Problems of an address, which sending again does not mend. */
const addressProblems: readonly string[] = ['bounced', 'suppressed', 'complained'];

/** What is to be done about mails to one address: correct that where it takes none of our mail, send them again, or nothing while they wait. */
function groupOf(mails: readonly KeptMail[]): 'address' | 'again' | 'waiting' {
  if (mails.every(waitsOnly)) return 'waiting';
  return mails.some((mail) => addressProblems.includes(problemOf(mail))) ? 'address' : 'again';
}

function problemOf({ status, problem }: Pick<KeptMail, 'status' | 'problem'>) {
  if (problem !== null) return problem;
  return status === 'queued' || status === 'sending' ? status : 'gaveUp';
}

/** Mails by whom they are to, where the first one of each stands, under what is to be done about them. */
export const recipientsOf = (mails: readonly KeptMail[]) =>
  Map.groupBy(
    Map.groupBy(mails, ({ recipient }) => recipient),
    ([, same]) => groupOf(same),
  );

type MailGroupProps = {
  recipient: string;
  mails: readonly KeptMail[];
  /** Whether all of it may still go by itself. */
  isWaiting?: boolean;
};

/** What has not reached somebody, as the envelope that is addressed to them: why, what, since when, and all of it sent again. What may still go by itself is a quiet line. */
export async function MailGroup({ recipient, mails, isWaiting = false }: MailGroupProps) {
  const locale = await getLocale();
  const { mail: words } = (await getMessages()).desk;
  const problems = [...new Set(mails.map(problemOf))];
  const errors = [...new Set(mails.map(({ last_error: error }) => error))];
  const [oldest] = mails.toSorted(({ created_at: one }, { created_at: other }) => +one - +other);
  if (!oldest) return null;
  const name = await nameOfKind(oldest);
  const list = (
    <ul>
      {mails.map((mail) => (
        <MailRow key={mail.id} mail={mail} hasError={errors.length > 1} />
      ))}
    </ul>
  );
  const again = recipient && mails.some(({ status }) => status !== 'sending') && (
    <PostForm action={`/api/desk/mail/${oldest.id}`}>
      <input type="hidden" name="to" value={recipient} />
      <button
        type="submit"
        name="what"
        value="retry"
        className={isWaiting ? buttonClass.text : buttonClass.ghost}
      >
        {mails.length > 1 ? words.retryKind : words.retry}
      </button>
    </PostForm>
  );
  if (isWaiting)
    return (
      <div className="desk-kept">
        <DeskSign part="mail" />
        <h3>{recipient}</h3>
        {mails.length > 1 ? (
          <Fold
            title={`${name} +${mails.length - 1}`}
            note={pastTimeOf(oldest.created_at, locale)}
            className=""
          >
            {list}
          </Fold>
        ) : (
          list
        )}
        {again}
      </div>
    );
  return (
    <section className="desk-letter">
      <Postmark day={dayInPattaya(oldest.created_at)} />
      <h3>{recipient}</h3>
      <p>
        {problems.map((problem) => (
          <span key={problem} className={`state-plate state-${goesByItself(problem) ? 'wait' : 'act'}`}>
            {words.problems[problem]}
          </span>
        ))}
      </p>
      {errors.length === 1 && errors[0] && <small>{errors[0]}</small>}
      {list}
      {again}
    </section>
  );
}

/** The stamp on an envelope, and over it the mark of the day since when it lies here, for the eye. */
async function Postmark({ day }: { day: string }) {
  const leaf = leafOf(day, await getLocale());
  return (
    <span className="desk-stamp" aria-hidden="true">
      <DeskSign part="mail" />
      <span>
        <b>{leaf.day}</b>
        {leaf.short}
      </span>
    </span>
  );
}
