import type { Messages } from 'next-intl';
import { AgreementLinks, type AgreementWords } from '@/components/forms/agreement-links';
import { PostButton, PostForm } from '@/components/forms/post-form';
import { PartTitle } from '@/components/ui/heading';
import { proseMoney } from '@/lib/catalog/money';
import { quoteSums, type ShownQuote } from '@/lib/documents/quote';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import type { slipMethod } from '@/lib/orders/order';

type AcceptQuoteProps = {
  quote: ShownQuote;
  locale: Locale;
  words: Messages['quotes']['accept'] & {
    methods: Messages['orders']['method'];
    agreement: AgreementWords;
    /** What comes first, and when, where it is paid in parts. */
    inParts?: string | undefined;
  };
  /** The ways to pay by a transfer that are open here. */
  methods: readonly (typeof slipMethod.options)[number][];
};

/** Makes an order of the version that is shown; nothing is paid here. */
export function AcceptQuote({ quote, locale, words, methods }: AcceptQuoteProps) {
  const { withheld, payable } = quoteSums(quote, { withholds: quote.company_tax_id !== null });
  const money = {
    withheld: proseMoney(withheld, locale, 'always'),
    payable: proseMoney(payable, locale, 'always'),
  };
  return (
    <PostForm
      action={`/api/quotes/${quote.number}/acceptance`}
      className="grid justify-items-start gap-4 rounded-board bg-sunk p-5"
    >
      <PartTitle text={words.title} />
      <p>{words.text}</p>
      {words.inParts && <p className="font-semibold">{words.inParts}</p>}
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
      {withheld > 0 && (
        <label className="flex min-h-11 items-start gap-3">
          <input type="checkbox" name="withholds" value="on" className="mt-1.5" />
          <span>
            {fill(words.withholds, money)}
            <span className="block text-ink-2 text-small">{fill(words.withholdsHint, money)}</span>
          </span>
        </label>
      )}
      <AgreementLinks locale={locale} words={words.agreement} />
      <PostButton label={words.submit} look="primary" />
    </PostForm>
  );
}
