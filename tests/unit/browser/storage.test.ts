import { expect, it } from 'vitest';
import { keptText } from '@/lib/browser/storage';

const storageThat = (setItem: () => void) => () => ({ setItem }) as unknown as Storage;

it('a write answers whether the text was kept, and never throws', () => {
  const works = storageThat(() => {});
  const isFull = storageThat(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const isForbidden = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  expect([works, isFull, isForbidden].map((area) => keptText('key', area).write('text'))).toEqual([
    true,
    false,
    false,
  ]);
});
