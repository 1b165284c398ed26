// @module-tag slow
import { describe, expect, it } from 'vitest';
import { readSlip } from '@/lib/payments/slip/read-slip';
import { slipFinding } from '@/lib/payments/slip/slip-finding';
import { ownPromptPayPayload } from '@/lib/thailand/promptpay';
import { corpus, corpusKinds } from '../../support/slip-corpus';

const slipsOfKind = 10;
const ownQr = ownPromptPayPayload('0912345678');

/** How many slips of a kind are read, down to the last digit. */
async function readCount(kind: (typeof corpusKinds)[number]): Promise<number> {
  let count = 0;
  for await (const { picture, expected } of corpus(kind, slipsOfKind)) {
    const slip = await readSlip(picture);
    const finding = slip.ok ? slipFinding(slip.data.codes, ownQr) : undefined;
    if (JSON.stringify(finding) === JSON.stringify(expected)) count += 1;
  }
  return count;
}

describe('reading slips', () => {
  const counts: number[] = [];

  it.each(corpusKinds)(
    'reads nine of ten: $name',
    async (kind) => {
      const count = await readCount(kind);
      counts.push(count);
      expect(count).toBeGreaterThanOrEqual(slipsOfKind * 0.9);
    },
    60_000,
  );

  it('reads 95 of a hundred over all kinds', () => {
    const read = counts.reduce((sum, count) => sum + count, 0);
    expect(counts).toHaveLength(corpusKinds.length);
    expect(read / (counts.length * slipsOfKind)).toBeGreaterThanOrEqual(0.95);
  });
});
