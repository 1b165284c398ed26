import { describe, expect, it, vi } from 'vitest';
import { config } from 'zod/v4/core';
import { importsOf, loadedBy } from '../support/module-graph';
import { sources } from '../support/sources';

const packagesOf = (file: string) => loadedBy(file).packages;

/** What reads the pictures of slips: heavy, and needed by the route that takes slips alone. */
const slipReaders = ['sharp', 'promptparse/validate', 'qrcode'];

describe('a route handler loads only what it needs', () => {
  it('the route that takes slips loads what reads them', () => {
    expect([...packagesOf('app/api/orders/route.ts')]).toEqual(expect.arrayContaining(slipReaders));
  });

  it.each([
    'app/api/contact/route.ts',
    'app/api/orders/[id]/customer/route.ts',
    'app/api/payments/card/route.ts',
  ])('%s loads nothing that reads slips', (route) => {
    const packages = packagesOf(route);
    for (const reader of [...slipReaders, 'zxing-wasm/reader'])
      expect(packages, reader).not.toContain(reader);
  });

  it.each(
    ['my-orders', 'desk/orders'].flatMap((place) =>
      ['', '/[file]', '/[file]/[chunk]'].map((part) => `app/api/${place}/[reference]/files${part}/route.ts`),
    ),
  )('%s loads nothing that decodes or unpacks what somebody sent', (route) => {
    const packages = packagesOf(route);
    for (const reader of [...slipReaders, 'zxing-wasm/reader', 'node:zlib', 'zlib'])
      expect(packages, reader).not.toContain(reader);
  });

  it.each([
    'app/api/contact/route.ts',
    'app/api/orders/[id]/customer/route.ts',
    'scripts/commands/forget.ts',
  ])('%s loads what renders mails only when there is one', (file) => {
    expect(packagesOf(file)).not.toContain('react-email');
  });

  it('what needs settings loads no encryption', () => {
    expect(packagesOf('app/robots.ts')).not.toContain('age-encryption');
  });
});

describe('the browser', () => {
  const withoutEval = 'lib/fields/without-eval.ts';

  it('makes no schema before zod knows that it may not try to make code', () => {
    const islands = sources.filter(({ code }) => code.startsWith("'use client'"));
    const loaded = new Set(islands.flatMap(({ path }) => [...loadedBy(path).files]));
    const makers = [...loaded].filter((file) =>
      importsOf(file).some(({ name }) => name === 'zod' || name === 'zod/mini'),
    );
    expect(makers).toContain('lib/inquiries/contact.ts');
    expect(makers.filter((file) => !loadedBy(file).files.has(withoutEval))).toEqual([]);
  });

  it('tells zod so', async () => {
    vi.stubGlobal('window', globalThis);
    await import('@/lib/fields/without-eval');
    expect(config().jitless).toBe(true);
    vi.unstubAllGlobals();
    config({ jitless: false });
  });
});
