import type { ReactElement } from 'react';
import { Text } from 'react-email';
import { agencyLocale } from '@/lib/company/agency';
import { translator } from '@/lib/i18n/translator';
import { thaiBankName } from '@/lib/thailand/banks';
import type { OrderPayload } from '../order-payload';

type SlipReport = Pick<OrderPayload, 'slip_kind' | 'slip_bank' | 'slip_reference' | 'same_picture_as'>;

/** What was read on the slip of an order, for the agency (docs/decisions/0016). It never says that money arrived. */
export async function slipReport(slip: SlipReport): Promise<ReactElement | null> {
  if (!slip.slip_kind) return null;
  const t = await translator(agencyLocale(), 'mail');
  const orders = slip.same_picture_as.join(', ');
  return (
    <>
      <Text>
        <strong>{t('slipFinding.heading')}:</strong> {await reportText(slip)}
      </Text>
      {orders !== '' && (
        <Text>
          <strong>{t('slipFinding.samePicture', { orders })}</strong>
        </Text>
      )}
    </>
  );
}

async function reportText({ slip_kind, slip_bank, slip_reference }: SlipReport): Promise<string> {
  const t = await translator(agencyLocale(), 'mail');
  const reference = slip_reference ?? '';
  switch (slip_kind) {
    case 'bank': {
      const code = slip_bank ?? '';
      return t('slipFinding.bank', {
        bank: thaiBankName(code) ?? t('slipFinding.unknownBank', { code }),
        reference,
      });
    }
    case 'truemoney':
      return t('slipFinding.truemoney', { reference });
    case 'other':
      return t('slipFinding.other');
    default:
      return t('slipFinding.none');
  }
}
