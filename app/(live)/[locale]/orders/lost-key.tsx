import type { Messages } from 'next-intl';
import { getMessages } from 'next-intl/server';
import { PlainField } from '@/components/forms/plain-field';
import { buttonClass } from '@/components/ui/button-class';
import { Part } from '@/components/ui/heading';
import { company } from '@/lib/company/company';
import { fill } from '@/lib/i18n/fill';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { livePaths } from '@/lib/site/live-pages';

type LostKeyProps = {
  locale: Locale;
  reference?: string;
  /** Whose keys they are. */
  api: '/api/my-orders' | '/api/quotes';
  words: Messages['orders']['lost'];
};

/**
 * Asks for a new link to an order or a quotation; the answer says the same whether there is one or not. Whoever has lost the number with
 * the mail signs in instead.
 */
export async function LostKey({ locale, reference, api, words }: LostKeyProps) {
  const { offer } = (await getMessages())['sign-in'];
  return (
    <Part title={words.title} className="grid gap-4 border-hair border-t pt-8">
      <p>{words.text}</p>
      <form
        action={`${api}/key?locale=${locale}`}
        method="post"
        className="flex max-w-[34rem] flex-wrap items-end gap-4"
      >
        <div className="min-w-56 grow">
          <PlainField
            name="reference"
            label={words.reference}
            required
            defaultValue={reference}
            placeholder={words.example}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
          />
        </div>
        <button type="submit" className={buttonClass.secondary}>
          {words.submit}
        </button>
      </form>
      <p>{fill(words.unknown, { phone: company.phone })}</p>
      <a
        href={localePath(locale, `${livePaths.signIn}?next=${livePaths.portal}`)}
        className={`${buttonClass.text} justify-self-start`}
      >
        {offer}
      </a>
    </Part>
  );
}
