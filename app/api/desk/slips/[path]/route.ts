import { slipOf } from '@/lib/desk/desk-files';
import { asFile } from '@/lib/http/answer';
import { route } from '@/lib/http/route';
import { asStaff } from '@/lib/identity/signed-in';
import { success } from '@/lib/result';

export const GET = route({
  limit: 'desk',
  read: asStaff(async (_request, { path = '' }) => success(path)),
  run: slipOf,
  answer: asFile,
});
