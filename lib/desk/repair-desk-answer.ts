import 'server-only';
import { customerLabels } from '@/lib/orders/customer-labels';
import { deskAnswer } from './desk-answer';

/** How the forms of repairs at the desk answer. */
export const repairDeskAnswer = deskAnswer('/visits/repairs/new', ({ checkout, repairs: { desk } }) => ({
  labels: { ...customerLabels(checkout), device: desk.what, item: desk.kind },
}));
