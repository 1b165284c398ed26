import type { Messages } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import { saidAfter } from '@/lib/orders/flash';

type SaidNoticeProps = { said: string | string[] | undefined; words: Messages['orders']['said'] };

/** What the page says after one of its forms was sent, as its address names it; nothing for any other address. */
export function SaidNotice({ said, words }: SaidNoticeProps) {
  const known = saidAfter.find((name) => name === said);
  if (!known) return null;
  return (
    <div role="status">
      <Notice look="success">
        <p>{words[known]}</p>
      </Notice>
    </div>
  );
}
