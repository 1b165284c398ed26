import { expect, it } from 'vitest';
import { lostName } from '@/lib/browser/lost-name';

it('letters the end of an address that leads nowhere', () => {
  expect(lostName('/speisekarte')).toBe('/speisekarte');
  expect(lostName('/de/angebote/karte.html/')).toBe('/karte');
  expect(lostName('/th/%E0%B9%80%E0%B8%A1%E0%B8%99%E0%B8%B9')).toBe('/เมนู');
});

it('shortens what the plate has no room for', () => {
  expect(lostName('/a-very-long-address-of-old')).toBe('/a-very-long-add…');
});

it('letters nothing where an address says nothing, cannot be read, or would be a sentence', () => {
  for (const path of ['/', '', '/%E0%A4%A', '/%22hello%22']) expect(lostName(path)).toBe('');
  expect(lostName('/call%20this%20number')).toBe('/call');
});
