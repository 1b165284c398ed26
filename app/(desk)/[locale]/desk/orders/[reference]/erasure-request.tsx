import type { Messages } from 'next-intl';
import { fieldClass } from '@/components/forms/field-frame';
import { buttonClass } from '@/components/ui/button-class';
import { Part } from '@/components/ui/heading';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';

type ErasureRequestProps = {
  order: { reference: string; customer_email: string | null };
  isProved: boolean;
  locale: Locale;
  words: Messages['desk']['erasure'];
};

/** A customer asks to be erased: what that means, and the two ways to answer. Until the address has confirmed the request, only the second is open. */
export function ErasureRequest({ order, isProved, locale, words }: ErasureRequestProps) {
  return (
    <Part title={words.title} className="grid gap-3 rounded-board bg-sunk p-4">
      <p className="wrap-anywhere">{fill(words.text, { email: order.customer_email ?? '' })}</p>
      <p id="erasure-proof" className="font-semibold">
        {isProved ? words.proved : words.unproved}
      </p>
      <form
        action={`/api/desk/orders/${order.reference}/erasure?locale=${locale}`}
        method="post"
        className="grid gap-3"
      >
        <label className="grid gap-1">
          {words.note}
          <textarea name="note" rows={2} maxLength={1000} className={fieldClass} />
        </label>
        <div className="flex flex-wrap gap-2">
          <button
            type="submit"
            name="what"
            value="confirm"
            disabled={!isProved}
            aria-describedby="erasure-proof"
            className={buttonClass.primary}
          >
            {words.confirm}
          </button>
          <button type="submit" name="what" value="decline" className={buttonClass.secondary}>
            {words.decline}
          </button>
        </div>
      </form>
    </Part>
  );
}
