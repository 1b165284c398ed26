import 'server-only';
import { render } from 'react-email';
import { agencyAddress, slips } from '@/lib/outside';
import type { ClaimedMail } from './claimed-mail';
import type { Mail } from './mailer';
import { orderPayload } from './order-payload';
import { orderAgencyMail } from './templates/order-agency';
import { orderCustomerMail } from './templates/order-customer';

/** How long the agency's link to a slip works, where the store gives links. */
const slipLinkSeconds = 7 * 24 * 60 * 60;

/**
 * Turns a row of the outbox into a mail, in the language of the row.
 * @throws ZodError when the payload does not fit its event, SlipStoreError when the slip cannot be read
 */
export async function composeMail(claimed: ClaimedMail): Promise<Mail> {
  const order = orderPayload.parse(claimed.payload);
  const base = { id: claimed.id, event: claimed.event, createdAt: claimed.created_at, to: claimed.recipient };
  switch (claimed.event) {
    case 'order-customer': {
      const { subject, body } = await orderCustomerMail(order, claimed.locale);
      return { ...base, ...(await renderBoth(body)), subject, replyTo: agencyAddress(), attachments: [] };
    }
    case 'order-agency': {
      const slipLink = await (await slips()).link(order.payment_slip_path, slipLinkSeconds);
      const { subject, body } = await orderAgencyMail(order, { customerLocale: claimed.locale, slipLink });
      const attachments = await slipAttachment(order.payment_slip_path);
      return { ...base, ...(await renderBoth(body)), subject, replyTo: order.customer_email, attachments };
    }
  }
}

async function renderBoth(body: React.ReactElement): Promise<{ html: string; text: string }> {
  const [html, text] = await Promise.all([render(body), render(body, { plainText: true })]);
  return { html, text };
}

async function slipAttachment(path: string): Promise<Mail['attachments']> {
  const content = await (await slips()).read(path);
  if (content === undefined) return [];
  const extension = path.slice(path.lastIndexOf('.') + 1);
  return [{ filename: path, contentType: `image/${extension === 'jpg' ? 'jpeg' : extension}`, content }];
}
