import { lineChatUrl } from '@/lib/company/contact-links';
import { withoutMarks } from '@/lib/i18n/phrases';
import { buttonClass } from './button-class';
import { ExternalLink } from './external-link';
import { Phrases } from './phrases';

/** A quiet button on a board that opens a chat on LINE, with `text` already typed. */
export function LineLink({ label, text }: { label: string; text: string }) {
  return (
    <ExternalLink href={lineChatUrl(withoutMarks(text))} className={buttonClass.ghost}>
      <Phrases text={label} />
    </ExternalLink>
  );
}
