import { agencyLocale } from '@/lib/company/agency';
import { translator } from '@/lib/i18n/translator';
import { slips } from '@/lib/outside';
import { thaiBankName } from '@/lib/thailand/banks';
import type { Mail } from '../mailer';
import type { OrderPayload } from '../order-payload';
import { MailLink, MailText } from './mail-parts';

/** How long the agency's link to a slip works, where the store gives links. */
const slipLinkSeconds = 7 * 24 * 60 * 60;

type Slip = Pick<
  OrderPayload,
  'payment_slip_path' | 'slip_kind' | 'slip_bank' | 'slip_reference' | 'same_picture_as'
>;

/** What was read on a slip (docs/decisions/0016); it never says that money arrived. The name of the picture only where the mail does not bring it. */
export async function slipFacts(slip: Slip, isAttached: boolean): Promise<[label: string, value: string][]> {
  const t = await translator(agencyLocale(), 'mail');
  return [
    [t('orderAgency.slip'), (!isAttached && slip.payment_slip_path) || ''],
    [t('slipFinding.heading'), slip.slip_kind ? await foundOn(slip) : ''],
  ];
}

/** The way to a slip, where the store gives one, and that the same picture came before. @throws SlipStoreError */
export async function slipNotes({ payment_slip_path: path, slip_kind: kind, same_picture_as: same }: Slip) {
  const t = await translator(agencyLocale(), 'mail');
  const link = path === null ? undefined : await (await slips()).link(path, slipLinkSeconds);
  return (
    <>
      {link && (
        <MailText>
          <MailLink href={link}>{t('orderAgency.slipLink')}</MailLink>
        </MailText>
      )}
      {kind && same.length > 0 && (
        <MailText>
          <strong>{t('slipFinding.samePicture', { orders: same.join(', ') })}</strong>
        </MailText>
      )}
    </>
  );
}

async function foundOn({
  slip_kind: kind,
  slip_bank: bank,
  slip_reference,
}: Omit<Slip, 'payment_slip_path'>) {
  const t = await translator(agencyLocale(), 'mail');
  const code = bank ?? '';
  return t(`slipFinding.${kind ?? 'none'}`, {
    bank: thaiBankName(code) ?? t('slipFinding.unknownBank', { code }),
    reference: slip_reference ?? '',
  });
}

/** The slip itself; slips are small enough for a mail (`maxSlipBytes`). @throws SlipStoreError */
export async function slipAttachments({
  payment_slip_path: path,
}: Pick<OrderPayload, 'payment_slip_path'>): Promise<Mail['attachments']> {
  const content = path === null ? undefined : await (await slips()).read(path);
  if (path === null || content === undefined) return [];
  const extension = path.slice(path.lastIndexOf('.') + 1);
  return [{ filename: path, contentType: `image/${extension === 'jpg' ? 'jpeg' : extension}`, content }];
}
