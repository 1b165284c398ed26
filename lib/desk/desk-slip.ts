import 'server-only';
import { type Answer, asJson } from '@/lib/http/answer';
import { slips } from '@/lib/outside';
import { isSlipPath } from '@/lib/payments/slip/slip-store';
import { failure, type Result, success } from '@/lib/result';

type Picture = { bytes: Uint8Array; type: string };

/** The picture of a slip, for the staff. @returns failure `not-found` where there is none @throws SlipStoreError */
export async function slipOf(path: string): Promise<Result<Picture>> {
  const bytes = isSlipPath(path) ? await (await slips()).read(path) : undefined;
  if (!bytes) return failure('not-found');
  const ending = path.slice(path.lastIndexOf('.') + 1);
  return success({ bytes, type: `image/${ending === 'jpg' ? 'jpeg' : ending}` });
}

/** Answers with the picture, which no cache keeps: it shows who paid, and from where. */
export const slipAnswer: Answer<Picture> = (request) => (result) =>
  result.ok
    ? new Response(new Uint8Array(result.data.bytes), {
        headers: { 'Content-Type': result.data.type, 'Cache-Control': 'no-store' },
      })
    : asJson(request)(result);
