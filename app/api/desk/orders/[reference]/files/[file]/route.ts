import { route } from '@/lib/http/route';
import { asSentFile, fileAnswer, runFileChange, runWanted } from '@/lib/orders/files/file-answer';
import { asAgency, readFileChange, readWanted } from '@/lib/orders/files/file-requests';

export const GET = route({
  limit: 'desk',
  read: asAgency(readWanted),
  run: runWanted,
  answer: asSentFile,
});

export const POST = route({
  limit: 'desk',
  read: asAgency(readFileChange),
  run: runFileChange,
  answer: fileAnswer,
});
