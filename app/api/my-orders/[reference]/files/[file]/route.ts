import { route } from '@/lib/http/route';
import { asSentFile, fileAnswer, runFileChange, runWanted } from '@/lib/orders/files/file-answer';
import { asCustomer, readFileChange, readWanted } from '@/lib/orders/files/file-requests';

export const GET = route({
  limit: 'files',
  read: asCustomer(readWanted),
  run: runWanted,
  answer: asSentFile,
});

export const POST = route({
  limit: 'files',
  read: asCustomer(readFileChange),
  run: runFileChange,
  answer: fileAnswer,
});
