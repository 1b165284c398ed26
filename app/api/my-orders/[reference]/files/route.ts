import { route } from '@/lib/http/route';
import { fileAnswer, runSentFile } from '@/lib/orders/files/file-answer';
import { asCustomer, readSentFile } from '@/lib/orders/files/file-requests';

export const POST = route({
  limit: 'files',
  // A form brings up to 4 MB.
  atOnce: 20,
  read: asCustomer(readSentFile),
  run: runSentFile,
  answer: fileAnswer,
});
