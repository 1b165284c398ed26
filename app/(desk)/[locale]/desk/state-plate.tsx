import type { ReactNode } from 'react';

const looks = {
  new: 'act',
  answered: 'wait',
  won: 'done',
  lost: 'over',
  pending: 'act',
  asked: 'act',
  'awaiting-payment': 'wait',
  'slip-wanted': 'wait',
  open: 'wait',
  due: 'wait',
  booked: 'wait',
  done: 'done',
  missed: 'over',
  received: 'act',
  diagnosed: 'wait',
  declined: 'act',
  ready: 'wait',
  returned: 'done',
  unrepaired: 'over',
  running: 'done',
  going: 'go',
  overdue: 'act',
  paused: 'over',
  ended: 'over',
  paid: 'done',
  accepted: 'done',
  rejected: 'over',
  cancelled: 'over',
  refunded: 'over',
  expired: 'over',
  replaced: 'over',
} as const;

/** The state of an order or a quotation: red is ours to do, yellow waits for somebody else, blue is under way with us, green is done, grey is over. */
export function StatePlate({ state, children }: { state: keyof typeof looks; children: ReactNode }) {
  return <span className={`state-plate state-${looks[state]}`}>{children}</span>;
}
