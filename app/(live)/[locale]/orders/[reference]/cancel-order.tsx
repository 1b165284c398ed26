import type { Messages } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Fold } from '@/components/ui/fold';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';

type CancelOrderProps = { reference: string; locale: Locale; words: Messages['orders']['cancel'] };

/** Folded away, since it is seldom what somebody came for; the button names the order once more. */
export function CancelOrder({ reference, locale, words }: CancelOrderProps) {
  return (
    <Fold title={words.title}>
      <form
        action={`/api/my-orders/${reference}/cancellation?locale=${locale}`}
        method="post"
        className="grid justify-items-start gap-4 pb-4"
      >
        <p>{words.text}</p>
        <button type="submit" className={buttonClass.secondary}>
          {fill(words.submit, { reference })}
        </button>
      </form>
    </Fold>
  );
}
