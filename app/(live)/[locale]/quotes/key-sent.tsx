import type { Messages } from 'next-intl';
import { Notice } from '@/components/ui/notice';

type KeySentProps = { flash: string | string[] | undefined; words: Messages['quotes']['flash'] };

/** That a quotation was sent for once more, as the address names it. */
export function KeySent({ flash, words }: KeySentProps) {
  if (flash !== 'key-sent') return null;
  return (
    <div role="status">
      <Notice look="success">
        <p>{words['key-sent']}</p>
      </Notice>
    </div>
  );
}
