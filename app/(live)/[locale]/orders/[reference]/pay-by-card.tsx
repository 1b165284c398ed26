import type { Messages } from 'next-intl';
import { AgreementLinks, type AgreementWords } from '@/components/forms/agreement-links';
import { buttonClass } from '@/components/ui/button-class';
import { Part } from '@/components/ui/heading';
import type { Locale } from '@/lib/i18n/locales';
import type { CardPage } from '@/lib/orders/card/own-card-page';

type PayByCardProps = {
  reference: string;
  locale: Locale;
  page: CardPage;
  words: Messages['orders']['pay']['card'] & { agreement: AgreementWords };
};

/** The other way to pay an order that waits for its money; while its page is open there is no other. */
export function PayByCard({ reference, locale, page, words }: PayByCardProps) {
  const path = `/api/my-orders/${reference}/card`;
  return (
    <Part title={page === 'none' ? words.title : words.openTitle} className="grid justify-items-start gap-4">
      <p>{words[page]}</p>
      {page === 'none' && <AgreementLinks locale={locale} words={words.agreement} />}
      {page !== 'complete' && (
        <div className="flex flex-wrap gap-4">
          <form action={`${path}?locale=${locale}`} method="post">
            <button type="submit" className={page === 'none' ? buttonClass.secondary : buttonClass.primary}>
              {page === 'none' ? words.submit : words.again}
            </button>
          </form>
          {page === 'open' && (
            <form action={`${path}/end?locale=${locale}`} method="post">
              <button type="submit" className={buttonClass.ghost}>
                {words.end}
              </button>
            </form>
          )}
        </div>
      )}
    </Part>
  );
}
