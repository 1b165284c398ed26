import type { Messages } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Part } from '@/components/ui/heading';
import type { Locale } from '@/lib/i18n/locales';

type SignOutProps = { locale: Locale; words: Messages['portal']['out'] & Messages['sign-in']['out'] };

/** Ends this browser's session, or all of its person. */
export function SignOut({ locale, words }: SignOutProps) {
  const action = `/api/identity/sign-out?locale=${locale}`;
  return (
    <Part title={words.title} className="grid gap-4 border-hair border-t pt-8">
      <p>{words.text}</p>
      <div className="flex flex-wrap gap-4">
        <form action={action} method="post">
          <button type="submit" className={buttonClass.secondary}>
            {words.submit}
          </button>
        </form>
        <form action={`${action}&everywhere`} method="post">
          <button type="submit" className={buttonClass.ghost}>
            {words.everywhere}
          </button>
        </form>
      </div>
    </Part>
  );
}
