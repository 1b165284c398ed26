import type { OrderStatus } from '@/lib/orders/order';
import type { MailSign } from '@/lib/site/painted-pictures';

const boards: { [Status in OrderStatus]?: MailSign } = {
  paid: 'money',
  refunded: 'refund',
  rejected: 'lost',
  cancelled: 'closed',
  'slip-wanted': 'slip',
  'awaiting-payment': 'due',
};

/** How matters stand with an order, where that is what a letter says; what came of a price counts before what is open. */
export const boardOfState = ({ status, received }: { status: OrderStatus; received: number }) =>
  status === 'awaiting-payment' && received > 0 ? 'money' : boards[status];
