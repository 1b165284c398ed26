import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { headOffice } from '@/lib/orders/invoice';
import { Both } from './both';
import { PaperText } from './paper-text';

export type PartyProps = {
  /** The first one stands out; what is missing or said already is left out. */
  names: readonly (string | null)[];
  addresses: readonly (string | null)[];
  taxId: string | null;
  branch: string | null;
  phone?: string | null;
  email?: string | null;
  locale: Locale;
};

/** Who sells or who buys, as the Revenue Department wants a party named: name, address, tax id and branch. */
export async function Party({ names, addresses, taxId, branch, phone, email, locale }: PartyProps) {
  const [own, thai] = await Promise.all([getMessages({ locale }), loadMessages('th')]);
  const [name, ...others] = distinct(names);
  const fact = (label: 'taxId' | 'phone' | 'email', value: ReactNode) => (
    <>
      <Both own={own.quotes.paper[label]} thai={thai.quotes.paper[label]} locale={locale} /> {value}
    </>
  );
  const branchIn = ({ mail, quotes }: typeof own) =>
    branch === headOffice ? mail.order.headOffice : `${quotes.paper.branch} ${branch}`;
  return (
    <>
      <p className="paper-name">{name}</p>
      {[...others, ...distinct(addresses)].map((text) => (
        <p key={text} className="whitespace-pre-wrap">
          <PaperText text={text} />
        </p>
      ))}
      {taxId && (
        <p>
          {fact('taxId', taxId)}
          {branch && (
            <>
              {' '}
              <span className="whitespace-nowrap">
                {'('}
                <Both own={branchIn(own)} thai={branchIn(thai)} locale={locale} />
                {')'}
              </span>
            </>
          )}
        </p>
      )}
      <p className="paper-contact">
        {phone && <span>{fact('phone', phone)}</span>} {email && <span>{fact('email', email)}</span>}
      </p>
    </>
  );
}

const distinct = (texts: readonly (string | null)[]) => [...new Set(texts.filter((text) => text !== null))];
