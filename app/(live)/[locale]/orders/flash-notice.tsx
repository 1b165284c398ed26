import type { Messages } from 'next-intl';
import { DoneNotice } from '@/components/ui/notice';
import { isKeyOf } from '@/lib/i18n/is-key-of';

type FlashNoticeProps = { flash: string | string[] | undefined; words: Messages['orders']['flash'] };

/** The flash message that the address names, if it is one of ours. */
export function FlashNotice({ flash, words }: FlashNoticeProps) {
  return isKeyOf(words, flash) ? <DoneNotice text={words[flash]} /> : null;
}
