import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { failureText } from '@/lib/i18n/failure-text';
import type { Failure } from '@/lib/result';
import { useShown } from '../cart-words';

/** What stands where the ways to pay will be: a word while the server is asked, or what went wrong. */
export function WaysPending({ failed, onRetry }: { failed: Failure | undefined; onRetry: () => void }) {
  const { words } = useShown();
  const text = words.checkout.qr;
  if (!failed)
    return (
      <p role="status" className="grid min-h-96 place-items-center p-5 text-ink-2 text-lead">
        {text.loading}
      </p>
    );
  return (
    <div role="alert" className="grid justify-items-start gap-4 px-5 py-8 md:px-10">
      <Notice look="red" text={failureText(failed, words.errors, text.failed, 'items')} />
      <button type="button" className={buttonClass.secondary} onClick={onRetry}>
        {text.retry}
      </button>
    </div>
  );
}
