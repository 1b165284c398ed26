import { spawnSync } from 'node:child_process';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/temporary-folder';

/** What the project's linter says of a file that is planted into an empty copy of the project. */
async function lint(path: string, source: string): Promise<string> {
  const { folder, remove } = await temporaryFolder();
  await copyFile('biome.json', join(folder, 'biome.json'));
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), `${source}\n`);
  const { stdout, stderr } = spawnSync(
    resolve('node_modules/.bin/biome'),
    ['lint', '--colors=off', '--vcs-enabled=false', path],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  );
  await remove();
  return `${stdout}${stderr}`;
}

describe('import directions', () => {
  it.each([
    ['lib/site/x.ts', "import { CartView } from '@/app/cart';"],
    ['lib/site/x.ts', "import type { Toast } from '@/components/ui/toast';"],
    ['lib/cart/x.ts', "import { Hero } from '../../components/sections/hero';"],
    ['components/ui/x.tsx', "import { GET } from '@/app/api/orders/route';"],
    ['lib/orders/x.ts', "import { openSlipFolder } from './adapters/files';"],
    ['lib/orders/x.ts', "import { openSlipFolder } from '@/lib/payments/slip/adapters/files';"],
    ['app/api/x/route.ts', "import { openMailFolder } from '@/lib/mail/adapters/folder';"],
    ['tests/api/x.test.ts', "import { openMailFolder } from '../../lib/mail/adapters/folder';"],
    ['lib/mail/x.ts', "import { Resend } from 'resend';"],
    ['lib/orders/x.ts', "import { createClient } from '@supabase/supabase-js';"],
    ['app/api/x/route.ts', "import { PGlite } from '@electric-sql/pglite';"],
    ['components/ui/x.tsx', "export const load = () => import('resend');"],
    ['lib/outside.ts', "import { Resend } from 'resend';"],
    ['lib/mail/adapters/x.ts', "import { Hero } from '@/components/sections/hero';"],
  ])('refuse in %s: %s', async (path, source) => {
    expect(await lint(path, source)).toContain('lint/style/noRestrictedImports');
  });

  it.each([
    ['app/api/x/route.ts', "import { placeOrder } from '@/lib/payments/slip/place-order';"],
    ['components/ui/x.tsx', "import { formatMoney } from '@/lib/catalog/money';"],
    ['lib/outside.ts', "import { openMailFolder } from '@/lib/mail/adapters/folder';"],
    ['lib/mail/adapters/x.ts', "import { Resend } from 'resend';"],
    ['tests/contract/x.test.ts', "import { openMailFolder } from '../../lib/mail/adapters/folder';"],
  ])('allow in %s: %s', async (path, source) => {
    expect(await lint(path, source)).not.toContain('lint/style/noRestrictedImports');
  });

  it('keep the environment inside lib/env.ts', async () => {
    const source = 'export const port = process.env.PORT;';
    expect(await lint('lib/site/x.ts', source)).toContain('lint/style/noProcessEnv');
    expect(await lint('lib/env/env.ts', source)).not.toContain('lint/style/noProcessEnv');
  });
});
