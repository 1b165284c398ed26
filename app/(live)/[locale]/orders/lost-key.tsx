import type { Messages } from 'next-intl';
import { FieldFrame, fieldClass } from '@/components/forms/field-frame';
import { buttonClass } from '@/components/ui/button-class';
import { Lettering } from '@/components/ui/lettering';
import type { Locale } from '@/lib/i18n/locales';

type LostKeyProps = {
  locale: Locale;
  reference?: string;
  /** Whose keys they are. */
  api: '/api/my-orders' | '/api/quotes';
  words: Messages['orders']['lost'];
};

/** Asks for a new link to an order or a quotation; the answer says the same whether there is one or not. */
export function LostKey({ locale, reference, api, words }: LostKeyProps) {
  return (
    <section className="grid gap-4 border-hair border-t pt-8">
      <h2 className="text-h3">
        <Lettering text={words.title} />
      </h2>
      <p>{words.text}</p>
      <form
        action={`${api}/key?locale=${locale}`}
        method="post"
        className="flex max-w-[34rem] flex-wrap items-end gap-4"
      >
        <div className="min-w-56 grow">
          <FieldFrame id="reference" label={words.reference} problem={undefined}>
            <input
              id="reference"
              name="reference"
              type="text"
              required
              defaultValue={reference}
              placeholder={words.example}
              autoCapitalize="characters"
              autoComplete="off"
              spellCheck={false}
              className={fieldClass}
            />
          </FieldFrame>
        </div>
        <button type="submit" className={buttonClass.secondary}>
          {words.submit}
        </button>
      </form>
    </section>
  );
}
