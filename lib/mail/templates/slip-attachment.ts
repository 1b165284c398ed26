import { slips } from '@/lib/outside';
import type { Mail } from '../mailer';

/** The slip of an order as an attachment, none when it is gone. @throws SlipStoreError */
export async function slipAttachment(path: string): Promise<Mail['attachments']> {
  const content = await (await slips()).read(path);
  if (content === undefined) return [];
  const extension = path.slice(path.lastIndexOf('.') + 1);
  return [{ filename: path, contentType: `image/${extension === 'jpg' ? 'jpeg' : extension}`, content }];
}
