import { getMessages } from 'next-intl/server';
import type { DeskInquiry } from '@/lib/desk/desk-inquiries';
import { dotted } from '@/lib/i18n/dotted';
import { StatePlate } from '../state-plate';
import { AnswerLinks } from './answer-links';
import { InquiryClock } from './inquiry-clock';
import { emailIn, nameIn, phoneIn, writtenIn } from './inquiry-gist';
import { InquiryLeaf } from './inquiry-leaf';
import { Written } from './written';

/** What its head and its buttons say, and what stands as its words. */
const apart: ReadonlySet<string> = new Set(['name', 'clientName', 'email', 'phone', 'message', 'subject']);

/** The inquiry that is to be answered next, opened: what was written, and how to answer. */
export async function OpenedLetter({ inquiry, href }: { inquiry: DeskInquiry; href: string }) {
  const { desk, forms } = await getMessages();
  const { reference, fields, kind, state } = inquiry;
  const written = writtenIn(fields, forms.fields);
  const textOf = (name: string) => written.find((field) => field.name === name)?.value;
  const message = textOf('message');
  return (
    <article className="desk-opened">
      <div>
        <div className="desk-opened-head">
          <h2>
            <a href={href}>{nameIn(fields) ?? reference}</a>
          </h2>
          <p>{dotted([desk.inquiries.kinds[kind], reference])}</p>
          <InquiryLeaf inquiry={inquiry} />
        </div>
        <div className="desk-opened-words">
          {textOf('subject') && <strong>{textOf('subject')}</strong>}
          {message && <blockquote>{message}</blockquote>}
        </div>
        <Written fields={written.filter(({ name }) => !apart.has(name)).slice(0, 6)} />
        <p className="desk-opened-foot">
          <InquiryClock inquiry={inquiry} />
          <StatePlate state={state}>{desk.inquiries.states[state]}</StatePlate>
        </p>
        <AnswerLinks reference={reference} email={emailIn(fields)} phone={phoneIn(fields)} />
      </div>
    </article>
  );
}
