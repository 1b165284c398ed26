import { getMessages } from 'next-intl/server';
import { PostForm } from '@/components/forms/post-form';
import { buttonClass } from '@/components/ui/button-class';
import { Part } from '@/components/ui/heading';
import { Lettering } from '@/components/ui/lettering';
import { everyMail } from '@/lib/desk/desk-forms';
import { withoutMarks } from '@/lib/i18n/phrases';
import { listMail } from '@/lib/outbox/mail/kept-back-mail';
import { ListEnd, Nothing } from '../desk-list';
import { DeskPage } from '../desk-page';
import { staffHere } from '../staff-here';
import { MailGroup, recipientsOf, waitsOnly } from './mail-group';

/** The mail that did not arrive, and below it that which waits, by whom it is to. */
export default async function DeskMailPage({ searchParams }: PageProps<'/[locale]/desk/mail'>) {
  await staffHere();
  const { mail: words, tabs, waiting: waitingTitle } = (await getMessages()).desk;
  const mails = await listMail();
  const recipients = recipientsOf(mails);
  const waiting = recipients.get('waiting');
  return (
    <DeskPage
      room="mail"
      title={mails.every(waitsOnly) ? withoutMarks(tabs.mail) : words.title}
      query={await searchParams}
      actions={
        mails.filter(({ status }) => status === 'failed').length > 1 && (
          <PostForm action={`/api/desk/mail/${everyMail}`}>
            <button type="submit" name="what" value="retry" className={buttonClass.primary}>
              {words.retryAll}
            </button>
          </PostForm>
        )
      }
    >
      {mails.length === 0 && <Nothing of="mail" text={words.empty} />}
      <div className="desk-halves empty:hidden">
        {(['address', 'again'] as const).map((group) => {
          const letters = recipients.get(group);
          return (
            letters && (
              <div key={group} className="desk-letters">
                <h2>
                  <Lettering text={words.groups[group].title} />
                  <small>{words.groups[group].text}</small>
                </h2>
                {letters.map(([recipient, same]) => (
                  <MailGroup key={recipient} recipient={recipient} mails={same} />
                ))}
              </div>
            )
          );
        })}
      </div>
      {waiting && (
        <Part title={waitingTitle} className="desk-post">
          {waiting.map(([recipient, same]) => (
            <MailGroup key={recipient} recipient={recipient} mails={same} isWaiting />
          ))}
        </Part>
      )}
      <ListEnd count={mails.length} />
    </DeskPage>
  );
}
