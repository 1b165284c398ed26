import type { Messages } from 'next-intl';
import { DoneNotice } from '@/components/ui/notice';
import { orderFlashes } from '@/lib/orders/flash';

type FlashNoticeProps = { flash: string | string[] | undefined; words: Messages['orders']['flash'] };

/** The flash message that the address names, if it is one of ours. */
export function FlashNotice({ flash, words }: FlashNoticeProps) {
  const known = orderFlashes.find((name) => name === flash);
  if (!known) return null;
  return <DoneNotice text={words[known]} />;
}
