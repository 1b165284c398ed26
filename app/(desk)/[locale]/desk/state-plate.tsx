import type { ReactNode } from 'react';

const looks = {
  new: 'go',
  answered: 'wait',
  won: 'done',
  lost: 'over',
  pending: 'go',
  asked: 'go',
  'awaiting-payment': 'wait',
  'slip-wanted': 'wait',
  open: 'wait',
  due: 'wait',
  booked: 'wait',
  done: 'done',
  missed: 'over',
  received: 'go',
  diagnosed: 'wait',
  declined: 'go',
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
  rejected: 'wait',
  cancelled: 'over',
  refunded: 'over',
  expired: 'over',
  replaced: 'over',
} as const;

/** The colour of a state: blue is with us, yellow waits for somebody else, green is done, grey is over, and red is late. */
export const stateLook = (state: keyof typeof looks) => `state-${looks[state]}`;

/** The state of an order or a quotation in its colour. */
export function StatePlate({ state, children }: { state: keyof typeof looks; children: ReactNode }) {
  return <span className={`state-plate ${stateLook(state)}`}>{children}</span>;
}
