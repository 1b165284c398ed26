import { getMessages } from 'next-intl/server';
import type { CSSProperties, ReactNode } from 'react';
import { Logo } from '@/components/ui/logo';
import { company } from '@/lib/company/company';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import type { Way } from '@/lib/orders/stops';
import { labelsOf } from './both';
import { Party, type PartyProps } from './party';
import { Stops } from './stops';

type Titled = PartyProps & { title: ReactNode };

type SheetProps = {
  locale: Locale;
  title: ReactNode;
  /** The one that the agency keeps. */
  isCopy: boolean;
  seller: Titled;
  buyer: Titled;
  /** The number of the sheet, its days and the like. */
  facts: readonly { key: string; label: ReactNode; value: ReactNode }[];
  way: Way;
  /** The lines to sign on. */
  signatures: readonly ReactNode[];
  children: ReactNode;
};

/** A document that is printed on A4 and filed: the head of the letter, who it is for, where things stand, then what it says. */
export async function Sheet(props: SheetProps) {
  const { locale, title, isCopy, seller, buyer, facts, way, signatures, children } = props;
  const [own, thai] = await Promise.all([getMessages(), loadMessages('th')]);
  const label = labelsOf(own.quotes.paper, thai.quotes.paper, locale);
  return (
    <article className="paper">
      <header className="paper-head">
        <div className="paper-letterhead">
          <Logo />
          <p className="paper-brand">{company.name}</p>
        </div>
        <div className="paper-titles">
          <h2>{title}</h2>
          <p className="paper-mark">{label(isCopy ? 'copy' : 'original')}</p>
        </div>
      </header>
      <div className="paper-stripes" />
      <dl
        className="paper-facts"
        data-aligned={facts.length < (locale === 'th' ? 5 : 4) ? '' : undefined}
        style={{ '--facts': facts.length } as CSSProperties}
      >
        {facts.map(({ key, label: name, value }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="paper-parties">
        {[seller, buyer].map(({ title: role, ...party }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change their places
          <section key={index}>
            <h3>{role}</h3>
            <address>
              <Party {...party} />
            </address>
          </section>
        ))}
      </div>
      <Stops {...way} locale={locale} />
      {children}
      <div className="paper-signatures">
        {signatures.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change their places
          <p key={index}>
            {name}
            <span className="paper-line">{label('signature')}</span>
          </p>
        ))}
      </div>
    </article>
  );
}
