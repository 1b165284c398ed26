import type { Messages } from 'next-intl';
import { DoneNotice } from '@/components/ui/notice';

type KeySentProps = { flash: string | string[] | undefined; words: Messages['quotes']['flash'] };

/** That a quotation was sent for once more, as the address names it. */
export function KeySent({ flash, words }: KeySentProps) {
  if (flash !== 'key-sent') return null;
  return <DoneNotice text={words['key-sent']} />;
}
