import { getMessages } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { headOffice } from '@/lib/orders/invoice';
import { PaperText } from './paper-text';

export type PartyProps = {
  /** The first one stands out; what is missing or said already is left out. */
  names: readonly (string | null)[];
  addresses: readonly (string | null)[];
  /** Name and address as Thai offices file them, for a reader of another language. */
  inThai?: readonly string[];
  /** Filed with the Revenue Department, which reads Thai. */
  isFiled?: boolean;
  taxId: string | null;
  branch: string | null;
  phone?: string | null;
  email?: string | null;
  locale: Locale;
};

/** Who sells or who buys, as the Revenue Department wants a party named: name, address, tax id and branch; in one language, then all that is filed in Thai. */
export async function Party({
  names,
  addresses,
  inThai = [],
  isFiled = false,
  taxId,
  branch,
  phone,
  email,
  locale,
}: PartyProps) {
  const [own, thai] = await Promise.all([getMessages({ locale }), loadMessages('th')]);
  const [name, ...others] = distinct(names);
  const filedIn = ({ mail, quotes }: typeof own) => {
    const office = branch === headOffice ? mail.order.headOffice : `${quotes.paper.branch} ${branch}`;
    return (
      taxId && (
        <>
          <PaperText text={quotes.paper.taxId} /> {taxId}{' '}
          {branch && <span className="phrase">{`(${office})`}</span>}
        </>
      )
    );
  };
  const hasThai = locale !== 'th' && (inThai.length > 0 || (isFiled && taxId));
  return (
    <>
      <p className="paper-name">{name}</p>
      {[...others, ...distinct(addresses)].map((text) => (
        <p key={text} className="whitespace-pre-wrap">
          <PaperText text={text} />
        </p>
      ))}
      {taxId && <p>{filedIn(own)}</p>}
      {(phone || email) && (
        <p className="paper-contact">
          {phone && <span>{phone}</span>} {email && <span>{email}</span>}
        </p>
      )}
      {hasThai && (
        <p lang="th" className="paper-thai">
          <PaperText text={inThai.join(' ')} /> {isFiled && filedIn(thai)}
        </p>
      )}
    </>
  );
}

const distinct = (texts: readonly (string | null)[]) => [...new Set(texts.filter((text) => text !== null))];
