import type { Board } from '@/lib/drawings/board';
import type { MotifName } from '@/lib/drawings/motifs';
import type { OrderPhase } from '@/lib/orders/order-phase';

/** The board on top of an order's page, by where the order stands. */
export const boards: Record<OrderPhase, { board: Board; motif: MotifName }> = {
  'awaiting-payment': { board: 'guide', motif: 'tick' },
  renewal: { board: 'guide', motif: 'tick' },
  renewed: { board: 'done', motif: 'tick' },
  'part-paid': { board: 'guide', motif: 'tick' },
  'in-parts': { board: 'guide', motif: 'tick' },
  'part-short': { board: 'guide', motif: 'tick' },
  started: { board: 'web', motif: 'tick' },
  pending: { board: 'web', motif: 'eye' },
  waiting: { board: 'web', motif: 'eye' },
  incomplete: { board: 'guide', motif: 'deadend' },
  'slip-wanted': { board: 'guide', motif: 'eye' },
  paid: { board: 'done', motif: 'tick' },
  rejected: { board: 'failed', motif: 'broken' },
  cancelled: { board: 'lost', motif: 'deadend' },
  refunded: { board: 'done', motif: 'uturn' },
  'refund-failed': { board: 'guide', motif: 'uturn' },
};
