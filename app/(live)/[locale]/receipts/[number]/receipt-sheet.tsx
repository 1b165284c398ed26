import { getMessages } from 'next-intl/server';
import type { ShownReceipt } from '@/lib/documents/receipt';
import { dateOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { Both } from '../../quotes/[number]/both';
import { PaperHead, Signatures } from '../../quotes/[number]/paper';
import { Party } from '../../quotes/[number]/party';
import { ReceiptLines } from './receipt-lines';

/**
 * The receipt as it is printed and filed, with what sections 105 bis and, for a seller who charges value-added tax, 86/4 of the Revenue Code
 * ask for: in the reader's language, with Thai beside it.
 */
export async function ReceiptSheet({ receipt, locale }: { receipt: ShownReceipt; locale: Locale }) {
  const [own, thai] = await Promise.all([getMessages(), loadMessages('th')]);
  const words = own.receipts.paper;
  const label = (name: keyof typeof words) => (
    <Both own={words[name]} thai={thai.receipts.paper[name]} locale={locale} />
  );
  const day = (of: string | Date) => (
    <Both own={dateOf(of, locale)} thai={dateOf(of, 'th')} locale={locale} />
  );
  const { seller, buyer, voided_at: voided, void_reason: reason } = receipt;
  const isThai = locale === 'th';
  const heads = [
    ['number', receipt.number],
    ['date', day(receipt.issued_on)],
    ['order', receipt.order_reference],
    [
      'payment',
      <Both
        key="payment"
        own={own.orders.method[receipt.payment_method]}
        thai={thai.orders.method[receipt.payment_method]}
        locale={locale}
      />,
    ],
    ...(receipt.replaces ? [['replaces', receipt.replaces] as const] : []),
  ] as const;
  return (
    <article className="paper">
      <PaperHead label={label} facts={heads}>
        <h2 className="paper-title [&>.paper-thai]:block">
          {label(seller.is_registered ? 'titleTax' : 'title')}
        </h2>
      </PaperHead>
      {voided && reason && (
        <p className="paper-replaces">
          <strong className="paper-title">{label('void')}</strong> {day(voided)}:{' '}
          <Both
            own={own.receipts.void.reasons[reason]}
            thai={thai.receipts.void.reasons[reason]}
            locale={locale}
          />{' '}
          {receipt.replaced_by && (
            <Both
              own={fill(words.replacedBy, { number: receipt.replaced_by })}
              thai={fill(thai.receipts.paper.replacedBy, { number: receipt.replaced_by })}
              locale={locale}
            />
          )}
        </p>
      )}
      <div className="paper-parties">
        <Party
          title={label('seller')}
          names={isThai ? [seller.name_th] : [seller.name, seller.name_th]}
          addresses={isThai ? [seller.address_th] : [seller.address, seller.address_th]}
          taxId={seller.tax_id}
          branch={seller.branch}
          locale={locale}
        />
        <Party
          title={label('buyer')}
          names={[buyer.company_name, buyer.name]}
          addresses={[buyer.address]}
          taxId={buyer.company_tax_id}
          branch={buyer.company_branch}
          locale={locale}
        />
      </div>
      <ReceiptLines receipt={receipt} locale={locale} />
      <Signatures label={label} names={['receivedBy']} />
    </article>
  );
}
