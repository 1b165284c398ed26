import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { bundleReplay } from '@/scripts/build/finish/finish-build';

it('counting visits costs a page 0.2 KB, and nothing where it is off', async () => {
  const [counting, silent] = [await bundleReplay('{}', true), await bundleReplay('{}', false)];
  expect(counting).toContain('/api/visits');
  for (const trace of ['/api/visits', 'sendBeacon', 'sessionStorage']) expect(silent).not.toContain(trace);
  expect(brotliCompressSync(counting).length - brotliCompressSync(silent).length).toBeLessThanOrEqual(200);
});
