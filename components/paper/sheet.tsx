import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { company } from '@/lib/company/company';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import type { Way } from '@/lib/orders/stops';
import { type BothProps, labelsOf } from './both';
import { Letterhead } from './letterhead';
import { Party, type PartyProps } from './party';
import { RunningHead } from './running-head';
import type { Setting } from './sheets-of';
import { SignHere } from './sign-here';
import { Stops } from './stops';
import { TotalPlate } from './total-plate';

type Titled = PartyProps & { title: ReactNode };

type SheetProps = {
  locale: Locale;
  /** What it is, which its board with the total shows. */
  kind: 'quote' | 'bill' | 'credit' | 'void';
  title: Omit<BothProps, 'locale'>;
  /** The one that the agency keeps. */
  isCopy: boolean;
  seller: Titled;
  buyer: Titled;
  number: string;
  /** Which one of that number, where there may be several. */
  version?: ReactNode;
  /** The days of the sheet and the like. */
  facts: readonly { key: string; label: ReactNode; value: ReactNode }[];
  /** What it takes the place of. */
  notice?: ReactNode;
  /** None of what does not lead to a payment. */
  way?: Way | undefined;
  /** What it comes to, which a phone shows first; none as long as a price is missing. */
  total: number | undefined;
  /** What became of the money, stamped onto that. */
  stamp?: ReactNode;
  /** What leads from paper to its page: on the board of an offer, else beside the form to sign. */
  scan?: ReactNode;
  /** How it is set, and how many sheets it takes, as far as that can be told. */
  setting?: Setting;
  /** On what terms, or what it is not, beside where it is signed. */
  terms?: ReactNode;
  /** Who signs. */
  signatures: readonly ReactNode[];
  children: ReactNode;
};

/** A document that is printed on A4 and filed: the head of the letter, who it is for, where things stand, then what it says. */
export async function Sheet(props: SheetProps) {
  const { locale, kind, title, isCopy, seller, buyer, number, version, facts, notice, way, total, stamp } =
    props;
  const {
    setting: { fill, sheets } = { fill: 'even', sheets: 1 },
    scan,
    terms,
    signatures,
    children,
  } = props;
  const [own, thai] = await Promise.all([getMessages({ locale }), loadMessages('th')]);
  const label = labelsOf(own.quotes.paper, thai.quotes.paper, locale);
  return (
    <article
      lang={locale}
      className={`paper paper-${kind} paper-sheets-${Math.min(sheets, 3)} paper-${fill}`}
    >
      <RunningHead text={`${company.name} · ${title.own} ${number}`} />
      <Letterhead title={{ ...title, locale }}>
        <p className="paper-mark">{label(isCopy ? 'copy' : 'original')}</p>
        <p className="paper-plated">
          <span>
            <span>{label('number')}</span> {version && <span>{version}</span>}
          </span>{' '}
          <span className="paper-number">{number}</span>
        </p>
      </Letterhead>
      {kind === 'quote' ? (
        <TotalPlate total={total} locale={locale} scan={scan} className="paper-hung" />
      ) : (
        <TotalPlate total={total} locale={locale} stamp={stamp} hasWords className="paper-early" />
      )}
      <div className="paper-parties">
        <dl className="paper-facts">
          {facts.map(({ key, label: name, value }) => (
            <div key={key}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Named {...seller} />
        <Named {...buyer} />
        {notice}
      </div>
      {way && <Stops {...way} locale={locale} />}
      {children}
      <div className="paper-signatures">
        {terms}
        {signatures.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change their places
          <SignHere key={index} name={name} signature={label('signature')} date={label('date')} />
        ))}
        {kind !== 'quote' && scan}
      </div>
    </article>
  );
}

function Named({ title, ...party }: Titled) {
  return (
    <section>
      <h3>{title}</h3>
      <address>
        <Party {...party} />
      </address>
    </section>
  );
}
