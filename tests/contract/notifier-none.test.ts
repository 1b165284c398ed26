import { openNoNotifier } from '@/lib/notify/adapters/none';
import { notifierContract } from './notifier-contract';

notifierContract('none', async () => ({
  notifier: openNoNotifier(),
  shown: () => [],
  close: () => undefined,
}));
