import type { Messages } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Lettering } from '@/components/ui/lettering';
import type { ShownQuote } from '@/lib/documents/quote';
import type { Locale } from '@/lib/i18n/locales';
import type { slipMethod } from '@/lib/orders/order';

type AcceptQuoteProps = {
  quote: ShownQuote;
  locale: Locale;
  words: Messages['quotes']['accept'] & { methods: Messages['orders']['method'] };
  /** The ways to pay that are open here. */
  methods: readonly (typeof slipMethod.options)[number][];
  /** Whether the order can be paid by card, too. */
  takesCard: boolean;
};

/** Makes an order of the version that is shown; nothing is paid here. */
export function AcceptQuote({ quote, locale, words, methods, takesCard }: AcceptQuoteProps) {
  return (
    <form
      action={`/api/quotes/${quote.number}/acceptance?locale=${locale}`}
      method="post"
      className="grid justify-items-start gap-4 rounded-board bg-sunk p-5"
    >
      <h2 className="text-h3">
        <Lettering text={words.title} />
      </h2>
      <p>
        {words.text}
        {takesCard && ` ${words.card}`}
      </p>
      <input type="hidden" name="version" value={quote.version} />
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-semibold">{words.method}</legend>
        {methods.map((method, index) => (
          <label key={method} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="method"
              value={method}
              required
              defaultChecked={index === 0}
              className="size-6 accent-link"
            />
            {words.methods[method]}
          </label>
        ))}
      </fieldset>
      <button type="submit" className={buttonClass.primary}>
        {words.submit}
      </button>
    </form>
  );
}
