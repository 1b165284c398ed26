import { route } from '@/lib/http/route';
import { fileAnswer, runSentFile } from '@/lib/orders/files/file-answer';
import { asAgency, readSentFile } from '@/lib/orders/files/file-requests';

export const POST = route({
  limit: 'desk',
  // A form brings up to 4 MB.
  atOnce: 20,
  read: asAgency(readSentFile),
  run: runSentFile,
  answer: fileAnswer,
});
