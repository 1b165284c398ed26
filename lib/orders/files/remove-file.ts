import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { agencyAddress } from '@/lib/company/agency';
import { failure, type Result, success } from '@/lib/result';
import { maxFiles, maxOrderBytes } from './file-rules';
import type { FileSide } from './order-files';

const removed = z.object({ outcome: z.enum(['changed', 'unchanged', 'too-many', 'too-much', 'not-found']) });

/**
 * Removes a file, or takes that back.
 * @returns failures `not-found`, `invalid` (it has no room any more)
 */
export async function removeFile(side: FileSide, id: string, isBack: boolean): Promise<Result<object>> {
  if (!z.uuid().safeParse(id).success) return failure('not-found');
  const limits = { max_bytes: maxOrderBytes, max_files: maxFiles };
  const args = { ...side, ...limits, id, is_back: isBack, agency: agencyAddress() };
  const { outcome } = await askDatabase(removed, 'remove_file', args);
  if (outcome === 'not-found') return failure('not-found');
  if (outcome === 'too-many' || outcome === 'too-much')
    return failure('invalid', { fields: { file: `file-${outcome}` } });
  return success({});
}
