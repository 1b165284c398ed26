import type { Messages } from 'next-intl';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { policyPaths } from '@/lib/site/policy-paths';

export type AgreementWords = Messages['forms']['kit']['agreement'];

type AgreementLinksProps = { locale: Locale; words: AgreementWords };

/**
 * The way to terms and privacy notice, beside each button that sends, orders, accepts or pays. They open in a new tab, so that nothing
 * typed or chosen is lost.
 */
export function AgreementLinks({ locale, words }: AgreementLinksProps) {
  const link = (name: keyof typeof policyPaths) => (
    // Large enough for a thumb, without parting the lines of the sentence.
    <a
      href={localePath(locale, policyPaths[name])}
      target="_blank"
      rel="noreferrer"
      className="-my-3 inline-block py-3 underline"
    >
      {words[name]}
    </a>
  );
  return (
    <p className="text-ink-2 text-small" data-agreement="">
      {words.text.split(/(\{\w+\})/).map((part) => {
        if (part === '{terms}') return <span key={part}>{link('terms')}</span>;
        return part === '{privacy}' ? <span key={part}>{link('privacy')}</span> : part;
      })}
    </p>
  );
}
