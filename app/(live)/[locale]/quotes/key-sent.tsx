import type { Messages } from 'next-intl';
import { Notice } from '@/components/ui/notice';

type KeySentProps = { said: string | string[] | undefined; words: Messages['quotes']['said'] };

/** That a quotation was sent for once more, as the address names it. */
export function KeySent({ said, words }: KeySentProps) {
  if (said !== 'key-sent') return null;
  return (
    <div role="status">
      <Notice look="success">
        <p>{words['key-sent']}</p>
      </Notice>
    </div>
  );
}
