import { route } from '@/lib/http/route';
import { runChunk } from '@/lib/orders/files/file-answer';
import { asAgency, readChunk } from '@/lib/orders/files/file-requests';

export const PUT = route({
  limit: 'desk',
  // Each holds half a megabyte.
  atOnce: 60,
  read: asAgency(readChunk),
  run: runChunk,
});
