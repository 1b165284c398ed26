import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Both, labelsOf } from '@/components/paper/both';
import { PaperLines } from '@/components/paper/lines';
import { Scan } from '@/components/paper/scan';
import { Sheet } from '@/components/paper/sheet';
import { TotalPlate } from '@/components/paper/total-plate';
import type { ShownReceipt } from '@/lib/documents/receipt';
import { dateOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { receiptPath } from '@/lib/site/order-path';
import { linesOnReceipt, settingOfReceipt, sumsOnReceipt, wayOfReceipt } from './receipt-lines';
import { ReceiptNotices } from './receipt-notices';
import { ReceiptTerms } from './receipt-terms';

type ReceiptSheetProps = { receipt: ShownReceipt; locale: Locale; isCopy: boolean };

/**
 * The receipt as it is printed and filed, with what sections 105 bis and, for a seller who charges value-added tax, 86/4 of the Revenue Code
 * ask for: in the reader's language, with Thai beside it.
 */
export async function ReceiptSheet({ receipt, locale, isCopy }: ReceiptSheetProps) {
  const [own, thai] = await Promise.all([getMessages({ locale }), loadMessages('th')]);
  const wordsOf = ({ quotes, receipts, orders }: typeof own) => ({
    ...quotes.paper,
    ...receipts.paper,
    paid: orders.stops.paid,
  });
  const label = labelsOf(wordsOf(own), wordsOf(thai), locale);
  const day = (of: string | Date) => (
    <Both own={dateOf(of, locale)} thai={dateOf(of, 'th')} locale={locale} />
  );
  const { seller, buyer, gross, withheld, corrects, voided_at: voided } = receipt;
  const isThai = locale === 'th';
  const title = corrects ? 'titleCredit' : seller.is_registered ? 'titleTax' : 'title';
  const lines = linesOnReceipt(receipt, { own, thai, locale });
  const became = voided ? 'void' : corrects ? 'paidBack' : 'paid';
  const part =
    receipt.part !== null &&
    fill(own.orders.parts.of, { place: receipt.part, of: receipt.parts ?? receipt.part });
  const fact = (key: Parameters<typeof label>[0], value: ReactNode) => ({
    key,
    label: label(key),
    value,
  });
  const sum = (key: Parameters<typeof label>[0], satang: number) => ({
    key,
    label: label(key),
    satang,
  });
  const stamp = (
    <>
      {part && <span className="paper-part">{part}</span>}
      {/* Where it says of which part, there is no room for Thai beside it. */}
      <strong>{part ? wordsOf(own)[became] : label(became)}</strong>
      <span>{dateOf(voided ?? receipt.issued_on, locale)}</span>
    </>
  );
  const notices = <ReceiptNotices receipt={receipt} locale={locale} />;
  return (
    <Sheet
      locale={locale}
      kind={voided ? 'void' : corrects ? 'credit' : 'bill'}
      title={{ own: wordsOf(own)[title], thai: wordsOf(thai)[title] }}
      isCopy={isCopy}
      seller={{
        title: label('seller'),
        names: [isThai ? seller.name_th : seller.name],
        addresses: [isThai ? seller.address_th : seller.address],
        inThai: [seller.name_th, seller.address_th],
        taxId: seller.tax_id,
        branch: seller.branch,
        isFiled: true,
        locale,
      }}
      buyer={{
        title: label('buyer'),
        names: [buyer.company_name, buyer.name],
        addresses: [buyer.address],
        taxId: buyer.company_tax_id,
        branch: buyer.company_branch,
        isFiled: true,
        locale,
      }}
      number={receipt.number}
      facts={[
        fact('date', day(receipt.issued_on)),
        fact('order', receipt.order_reference),
        ...(receipt.quotation ? [fact('quotation', receipt.quotation)] : []),
        fact(
          'payment',
          <Both
            own={own.orders.method[receipt.payment_method]}
            thai={thai.orders.method[receipt.payment_method]}
            locale={locale}
          />,
        ),
      ]}
      way={wayOfReceipt(receipt)}
      total={gross}
      stamp={stamp}
      scan={
        <Scan
          path={receiptPath(receipt.number)}
          locale={locale}
          caption={{ own: own.quotes.paper.scan.read, thai: thai.quotes.paper.scan.read }}
        />
      }
      setting={settingOfReceipt(receipt, { lines, isBilingual: !isThai })}
      notice={!voided && notices}
      terms={<ReceiptTerms receipt={receipt} label={label} />}
      // Nobody signs for money on a sheet that counts no more.
      signatures={voided ? [] : [label(corrects ? 'issuedBy' : 'receivedBy')]}
    >
      {voided && notices}
      <PaperLines
        locale={locale}
        lines={lines}
        sums={sumsOnReceipt(receipt).map(([key, satang]) => sum(key, satang))}
        total={gross}
        after={
          withheld > 0
            ? [sum('withheld', -withheld), sum(corrects ? 'returned' : 'received', gross - withheld)]
            : []
        }
        plate={<TotalPlate total={gross} locale={locale} hasWords stamp={stamp} />}
      />
    </Sheet>
  );
}
