import { route } from '@/lib/http/route';
import { runChunk } from '@/lib/orders/files/file-answer';
import { asCustomer, readChunk } from '@/lib/orders/files/file-requests';

export const PUT = route({
  limit: 'files',
  // Each holds half a megabyte.
  atOnce: 60,
  read: asCustomer(readChunk),
  run: runChunk,
});
