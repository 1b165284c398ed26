import type { Messages } from 'next-intl';
import { getLocale, getMessages } from 'next-intl/server';
import { PlainField } from '@/components/forms/plain-field';
import { PostButton, PostForm } from '@/components/forms/post-form';
import { buttonClass } from '@/components/ui/button-class';
import { Part } from '@/components/ui/heading';
import { company } from '@/lib/company/company';
import { fill } from '@/lib/i18n/fill';
import { localePath } from '@/lib/i18n/locales';
import { livePaths } from '@/lib/site/live-pages';

type LostKeyProps = {
  reference?: string;
  /** Whose keys they are. */
  api: '/api/my-orders' | '/api/quotes';
  words: Messages['orders']['lost'];
};

/**
 * Asks for a new link to an order or a quotation; the answer says the same whether there is one or not. Whoever has lost the number with
 * the mail signs in instead.
 */
export async function LostKey({ reference, api, words }: LostKeyProps) {
  const { offer } = (await getMessages())['sign-in'];
  return (
    <Part title={words.title} className="grid gap-4 border-hair border-t pt-8">
      <p>{words.text}</p>
      <PostForm action={`${api}/key`} className="flex max-w-[34rem] flex-wrap items-end gap-4">
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
        <PostButton label={words.submit} />
      </PostForm>
      <p>{fill(words.unknown, { phone: company.phone })}</p>
      <a
        href={localePath(await getLocale(), `${livePaths.signIn}?next=${livePaths.portal}`)}
        className={`${buttonClass.text} justify-self-start`}
      >
        {offer}
      </a>
    </Part>
  );
}
