import { getLocale, getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { Part } from '@/components/ui/heading';
import { fill } from '@/lib/i18n/fill';
import { isLocale, languageNames, localePath } from '@/lib/i18n/locales';
import { livePaths } from '@/lib/site/live-pages';
import { DeskSign } from './desk-sign';

type CustomerProps = {
  of: Record<
    'customer_name' | 'company_name' | 'customer_address' | 'customer_phone' | 'customer_email',
    string | null
  > & { locale: string };
  /** Of an order or a quotation, which leads to everything of its customer. */
  reference?: string;
  children?: ReactNode;
};

/** Who an order or a quotation is for, and how to reach them. */
export async function Customer({ of, reference, children }: CustomerProps) {
  const { order: words, customers } = (await getMessages()).desk;
  const locale = await getLocale();
  const { customer_phone: phone, customer_email: email, locale: language } = of;
  const at = email?.lastIndexOf('@');
  return (
    <Part title={words.customer} className="desk-customer">
      <p className="wrap-anywhere whitespace-pre-wrap">
        {of.customer_name && <b>{of.customer_name}</b>}
        {[of.company_name, of.customer_address].filter(Boolean).join('\n') ||
          (of.customer_name ? '' : words.erased)}
        {isLocale(language) && (
          <span className="block text-ink-2 text-small">
            {fill(words.page, { language: languageNames[language] })}
          </span>
        )}
      </p>
      <div className="desk-reach empty:hidden">
        {phone && (
          <a href={`tel:${phone}`}>
            <DeskSign part="call" />
            {phone}
          </a>
        )}
        {email && (
          <a href={`mailto:${email}`} className="wrap-anywhere">
            <DeskSign part="mail" />
            <span>
              {email.slice(0, at)}
              <wbr />
              {email.slice(at)}
            </span>
          </a>
        )}
      </div>
      {reference && (
        <a href={localePath(locale, `${livePaths.desk}/customers/${reference}`)} className={buttonClass.text}>
          {customers.link}
        </a>
      )}
      {children}
    </Part>
  );
}
