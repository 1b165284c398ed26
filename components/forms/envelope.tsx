import type { Locale } from '@/lib/i18n/locales';

/** What every form carries beside its fields: its language, and a field that people do not see and leave empty. */
export function Envelope({ locale, empty }: { locale: Locale; empty: string }) {
  return (
    <>
      <input type="hidden" name="locale" value={locale} />
      <div aria-hidden="true" className="sr-only">
        <label htmlFor="fax">{empty}</label>
        <input id="fax" type="text" name="fax" tabIndex={-1} autoComplete="off" defaultValue="" />
      </div>
    </>
  );
}
