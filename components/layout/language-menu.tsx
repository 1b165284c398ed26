import { useLocale, useTranslations } from 'next-intl';
import { defaultLocale, type Locale, languageNames } from '@/lib/i18n/locales';
import { LanguageSwitcher } from './language-switcher';

/** A language in few letters; Thai by its own name, since few who look for it know what TH means. */
const shortName = (locale: Locale) => (locale === 'th' ? languageNames.th : locale.toUpperCase());

/** On narrow screens: the language of the page and the one that most others look for; a tap shows all. */
export function LanguageMenu() {
  const locale = useLocale();
  const label = useTranslations('common')('footer.languages');
  const other = locale === 'th' ? defaultLocale : 'th';
  return (
    <div className="languages phone-only">
      <button
        type="button"
        popoverTarget="languages"
        aria-label={`${shortName(locale)} / ${shortName(other)}, ${label}`}
      >
        <span>{`${shortName(locale)} / `}</span>
        {shortName(other)}
      </button>
      <div id="languages" popover="auto">
        <LanguageSwitcher current={locale} label={label} />
      </div>
    </div>
  );
}
