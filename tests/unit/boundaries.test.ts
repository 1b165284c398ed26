import { beforeAll, describe, expect, it } from 'vitest';
import { adaptersOf } from '../../scripts/tools/boundaries/linter-rules';
import { boundaries } from '../../scripts/tools/boundaries/rooms';
import { checkRooms, findHiddenImports, findUnlistedSdks } from '../support/guards/rooms';
import { key, lint, type Planted } from '../support/planted';

const refused: readonly Planted[] = [
  ['lib/site/x.ts', "import { CartView } from '@/app/cart';"],
  ['lib/site/x.ts', "import type { Toast } from '@/components/ui/toast';"],
  ['lib/shop/cart/x.ts', "import { Hero } from '@/components/sections/hero';"],
  ['lib/unlisted/x.ts', "import { Hero } from '@/components/sections/hero';"],
  ['components/ui/x.tsx', "import { GET } from '@/app/api/orders/route';"],
  ['scripts/x.ts', "import { Hero } from '@/components/sections/hero';"],
  ['lib/orders/x.ts', "import { openSlipFolder } from './adapters/files';"],
  ['lib/orders/x.ts', "import { openSlipFolder } from '@/lib/payments/slip/adapters/files';"],
  ['lib/domains/adapters/x.ts', "import { openMailFolder } from '@/lib/outbox/mail/adapters/folder';"],
  ['app/api/x/route.ts', "import { openMailFolder } from '@/lib/outbox/mail/adapters/folder';"],
  ['scripts/x.ts', "import { openMailFolder } from '@/lib/outbox/mail/adapters/folder';"],
  ['tests/api/x.test.ts', "import { openMailFolder } from '@/lib/outbox/mail/adapters/folder';"],
  ['lib/outbox/mail/x.ts', "import { Resend } from 'resend';"],
  ['lib/orders/x.ts', "import { createClient } from '@supabase/supabase-js';"],
  ['lib/unlisted/x.ts', "import { createClient } from '@supabase/supabase-js';"],
  ['lib/outbox/mail/x.ts', "import MailComposer from 'nodemailer/lib/mail-composer';"],
  ['app/api/x/route.ts', "import { PGlite } from '@electric-sql/pglite';"],
  ['components/ui/x.tsx', "export const load = () => import('resend');"],
  ['middleware.ts', "import { Resend } from 'resend';"],
  ['lib/outside.ts', "import { Resend } from 'resend';"],
  ['lib/outbox/mail/adapters/x.ts', "import { Hero } from '@/components/sections/hero';"],
  ['lib/orders/x.ts', "import { drainOutbox } from '@/lib/outbox/outbox';"],
  ['lib/orders/x.ts', "import type { Mailer } from '@/lib/outbox/mail/mailer';"],
  ['lib/orders/x.ts', "import type { Mailer } from '../outbox/mail/mailer';"],
  ['lib/orders/x.ts', "import { drainOutbox } from '@/lib/orders/../outbox/outbox';"],
  ['lib/orders/x.ts', "export { drainOutbox } from '@/lib/outbox/outbox';"],
  ['lib/orders/x.ts', "export const load = () => import('@/lib/outbox/outbox');"],
  ['lib/outbox/mail/templates/x.tsx', "import { boot } from '../../server/boot';"],
  ['lib/outbox/mail/adapters/x.ts', "import { boot } from '../../server/boot';"],
  ['lib/domains/adapters/x.ts', "import { boot } from '@/lib/server/boot';"],
  ['lib/env/x.ts', "import { database } from '@/lib/outside';"],
  ['lib/result.ts', "import { env } from './env/env';"],
  ['lib/log.ts', "import { database } from './outside';"],
  ['lib/outside.ts', "import { drainOutbox } from '@/lib/outbox/outbox';"],
  ['lib/outside.ts', "import type { Job } from './server/chores';"],
  ['lib/payments/slip/x.ts', "import { openCardPayment } from '@/lib/orders/card/open-card-payment';"],
  ['lib/payments/card/x.ts', "import { placeOrder } from '../slip/place-order';"],
];

const allowed: readonly Planted[] = [
  ['app/api/x/route.ts', "import { placeOrder } from '@/lib/orders/slip/place-order';"],
  ['components/ui/x.tsx', "import { formatMoney } from '@/lib/catalog/money';"],
  ['scripts/x.ts', "import { database } from '@/lib/outside';"],
  ['lib/outbox/mail/x.ts', "import { env } from '@/lib/env/env';"],
  ['lib/outbox/mail/x.ts', "import mails from '@/messages/en/mail.json';"],
  ['lib/i18n/x.ts', "import domains from '../../messages/en/domains.json';"],
  ['lib/outbox/mail/templates/x.tsx', "import { layout } from './layout';"],
  ['lib/http/x.ts', "import { after } from 'next/server';"],
  ['lib/outbox/mail/adapters/x.ts', "import { Resend } from 'resend';"],
  ['lib/outbox/mail/adapters/x.ts', "import type { Mailer } from '../mailer';"],
  ['lib/domains/adapters/x.ts', "import { fetchJson } from './fetch-json';"],
  ['tests/contract/x.test.ts', "import { openMailFolder } from '@/lib/outbox/mail/adapters/folder';"],
];

const { chooser, contracts, rooms } = boundaries;

const moduleIn = (room: string) => (room.endsWith('.ts') ? room.slice(0, -3) : `${room}/planted`);

const fileIn = (room: string) => (room.endsWith('.ts') ? `lib/${room}` : `lib/${room}/planted.ts`);

const imports = (module: string) => `import type { Planted } from '${module}';`;

/** A room's import of another, by the alias and by the relative path. */
function between(room: string, other: string): Planted[] {
  const relative = `${room.endsWith('.ts') ? './' : '../'}${moduleIn(other)}`;
  return [
    [fileIn(room), imports(`@/lib/${moduleIn(other)}`)],
    [fileIn(room), imports(relative)],
  ];
}

const otherRooms = rooms.filter((room) => room !== chooser);

const others = (room: string, isAbove: boolean) =>
  otherRooms.filter((other) => other !== room && rooms.indexOf(other) > rooms.indexOf(room) === isAbove);

const up = otherRooms.flatMap((room) => others(room, true).flatMap((other) => between(room, other)));

const down = otherRooms.flatMap((room) => others(room, false).flatMap((other) => between(room, other)));

const chosen = contracts
  .flatMap((contract) => [contract, `${adaptersOf(contract)}/planted`])
  .map((module): Planted => [`lib/${chooser}`, imports(`@/lib/${module}`)]);

const environment = 'export const port = process.env.PORT;';

const reading: readonly Planted[] = [
  ['lib/site/x.ts', environment],
  ['lib/env/env.ts', environment],
];

let said: ReadonlyMap<string, readonly string[]> = new Map();

beforeAll(async () => {
  said = await lint([...refused, ...allowed, ...up, ...down, ...chosen, ...reading]);
});

const isRefused = (planted: Planted) => said.get(key(planted))?.includes('lint/style/noRestrictedImports');

describe('import directions', () => {
  it.each(refused)('refuse in %s: %s', (...planted) => expect(isRefused(planted)).toBe(true));

  it.each(allowed)('allow in %s: %s', (...planted) => expect(isRefused(planted)).toBe(false));

  it('let no room import one above it, by alias or by path', () => {
    expect(up.length).toBeGreaterThan(300);
    expect(up.filter((planted) => !isRefused(planted)).map(key)).toEqual([]);
  });

  it('let every room import those below it', () => {
    expect(down.filter(isRefused).map(key)).toEqual([]);
  });

  it('let the chooser alone import the contracts and adapters of rooms above it', () => {
    expect(chosen.filter(isRefused).map(key)).toEqual([]);
  });

  it('keep the environment inside lib/env/env.ts', () => {
    const rulesAt = (planted: Planted) => said.get(key(planted));
    expect(reading.map(rulesAt)).toEqual([['lint/style/noProcessEnv'], []]);
  });
});

describe('the list of rooms', () => {
  it('names all that lies in lib, and is what the linter knows', async () => {
    expect(await checkRooms('.')).toEqual([]);
  });

  it('is not got round by imports that the linter does not see', () => {
    expect(findHiddenImports('.')).toEqual([]);
  });

  it('comes with every SDK that adapters use', async () => {
    expect(await findUnlistedSdks('.')).toEqual([]);
  });
});
