import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { describe, expect, it } from 'vitest';

/** The packages that a file loads by its static imports, its own and those of what it imports; types load nothing. */
function packagesOf(file: string): Set<string> {
  const packages = new Set<string>();
  const seen = new Set<string>();
  const visit = (path: string) => {
    if (seen.has(path) || !/\.tsx?$/.test(path)) return;
    seen.add(path);
    for (const [, specifier = ''] of readFileSync(path, 'utf8').matchAll(
      /^(?:import|export) (?!type )(?:[^;]*? from )?'([^']+)';/gm,
    )) {
      const imported = fileOf(path, specifier);
      if (imported) visit(imported);
      else packages.add(specifier);
    }
  };
  visit(file);
  return packages;
}

function fileOf(from: string, specifier: string): string | undefined {
  if (!/^(@\/|\.)/.test(specifier)) return undefined;
  const path = specifier.startsWith('@/') ? specifier.slice(2) : join(dirname(from), specifier);
  const file = ['', '.ts', '.tsx'].map((ending) => path + ending).find((name) => isFile(name));
  if (!file) throw new Error(`${from} imports ${specifier}, which is not there`);
  return file;
}

function isFile(name: string): boolean {
  return existsSync(name) && statSync(name).isFile();
}

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

  it.each(['app/api/contact/route.ts', 'app/api/orders/[id]/customer/route.ts', 'scripts/order.ts'])(
    '%s loads what renders mails only when there is one',
    (file) => {
      expect(packagesOf(file)).not.toContain('react-email');
    },
  );

  it('what needs settings loads no encryption', () => {
    expect(packagesOf('app/robots.ts')).not.toContain('age-encryption');
  });
});
