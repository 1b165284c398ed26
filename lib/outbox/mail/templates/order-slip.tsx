import { Link, Text } from 'react-email';
import { agencyLocale } from '@/lib/company/agency';
import { translator } from '@/lib/i18n/translator';
import { slips } from '@/lib/outside';
import type { Mail } from '../mailer';
import type { OrderPayload } from '../order-payload';

/** How long the agency's link to a slip works, where the store gives links. */
const slipLinkSeconds = 7 * 24 * 60 * 60;

/** What the agency's mail says of the slip; nothing where the order was not paid by one. @throws SlipStoreError */
export async function orderSlip({ payment_slip_path: path }: Pick<OrderPayload, 'payment_slip_path'>) {
  if (path === null) return null;
  const t = await translator(agencyLocale(), 'mail');
  const link = await (await slips()).link(path, slipLinkSeconds);
  return (
    <Text>
      <strong>{t('orderAgency.slip')}:</strong> {path}
      {link && (
        <>
          <br />
          <Link href={link}>{t('orderAgency.slipLink')}</Link>
        </>
      )}
    </Text>
  );
}

/** The slip itself; slips are small enough for a mail (`maxSlipBytes`). @throws SlipStoreError */
export async function slipAttachments({
  payment_slip_path: path,
}: Pick<OrderPayload, 'payment_slip_path'>): Promise<Mail['attachments']> {
  if (path === null) return [];
  const content = await (await slips()).read(path);
  if (content === undefined) return [];
  const extension = path.slice(path.lastIndexOf('.') + 1);
  return [{ filename: path, contentType: `image/${extension === 'jpg' ? 'jpeg' : extension}`, content }];
}
