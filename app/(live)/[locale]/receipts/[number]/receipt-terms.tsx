import type { ReactNode } from 'react';
import type { ShownReceipt } from '@/lib/documents/receipt';

type ReceiptTermsProps = {
  receipt: ShownReceipt;
  label: (key: 'thanks' | 'reason' | 'reasonUsual' | 'noVat' | 'certificate') => ReactNode;
};

/** The thanks for the money on the banner of an aeroplane, or why it went back; and what a receipt is not. */
export function ReceiptTerms({ receipt, label }: ReceiptTermsProps) {
  const { seller, withheld, corrects, voided_at: voided, reason } = receipt;
  return (
    <div className="paper-terms">
      {!voided && !corrects && (
        <p className="paper-thanks">
          <span>{label('thanks')}</span>
        </p>
      )}
      {corrects && (
        <dl>
          <dt>{label('reason')}</dt>
          <dd>{reason ?? label('reasonUsual')}</dd>
        </dl>
      )}
      {!seller.is_registered && <p>{label('noVat')}</p>}
      {withheld > 0 && !corrects && <p>{label('certificate')}</p>}
    </div>
  );
}
