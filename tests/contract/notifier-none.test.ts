import { openNoNotifier } from '@/lib/outbox/line/adapters/none';
import { notifierContract } from './notifier-contract';

notifierContract('none', async () => ({
  notifier: openNoNotifier(),
  shown: () => [],
  close: () => undefined,
}));
