import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Period } from '@/lib/catalog/catalog';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { Both } from './both';

type PaperHeadProps<Name extends string> = {
  label: (name: Name) => ReactNode;
  /** The number of the sheet, its days and the like, each under the name of its label. */
  facts: readonly (readonly [Name, ReactNode])[];
  /** What the sheet is. */
  children: ReactNode;
};

/** The head of a sheet. */
export function PaperHead<Name extends string>({ label, facts, children }: PaperHeadProps<Name>) {
  return (
    <header className="paper-head">
      {children}
      <dl className="paper-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{label(name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
}

type LineNameProps = { own: string; thai: string; period: Period | undefined; locale: Locale };

/** What a line of a sheet is about, and how often it is due. */
export async function LineName({ own, thai, period, locale }: LineNameProps) {
  const [{ catalog }, inThai] = await Promise.all([getMessages(), loadMessages('th')]);
  return (
    <th scope="row">
      <Both own={own} thai={thai} locale={locale} />
      {period && (
        <small>
          <Both own={catalog.periods[period]} thai={inThai.catalog.periods[period]} locale={locale} />
        </small>
      )}
    </th>
  );
}

type SignaturesProps<Name extends string> = {
  label: (name: Name | 'signature') => ReactNode;
  names: readonly Name[];
};

/** The lines to sign on. */
export function Signatures<Name extends string>({ label, names }: SignaturesProps<Name>) {
  return (
    <div className="paper-signatures">
      {names.map((name) => (
        <p key={name}>
          {label(name)}
          <span className="paper-line">{label('signature')}</span>
        </p>
      ))}
    </div>
  );
}
