import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { backUpAndRestore } from '../support/backup-journey';
import { enterDesk, paidButton } from '../support/desk-journey';
import { freePort } from '../support/free-port';
import { serveByNginx } from '../support/nginx';
import { missingForPostgrest, startPostgres } from '../support/postgres';
import { chooseSlip, fillDetails } from '../support/purchase';
import { missingForNginx } from '../support/run-nginx';
import { Site } from '../support/running-site';
import { messagesOf } from '../support/served-pages';
import { expect, test as siteTest } from '../support/site';
import { query, storedMails, storedSlips } from '../support/stored';
import { temporaryFolder } from '../support/temporary-folder';

const missing = missingForPostgrest() ?? missingForNginx();
const desk = messagesOf('th', 'desk');

type Server = Awaited<ReturnType<typeof startPostgres>>;

/** A site on plain PostgreSQL behind nginx, as `deploy` sets it up. */
const test = siteTest.extend<{ server: Server; identity: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
  server: async ({}, use) => {
    const server = await startPostgres();
    await use(server);
    await server.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  identity: async ({}, use) => use(await generateX25519Identity()),
  site: async ({ server, identity }, use) => {
    const { folder, remove } = await temporaryFolder();
    const port = await freePort();
    const nginx = await serveByNginx(port, { isSecure: false });
    const settings = {
      DATABASE: 'postgres',
      DATABASE_URL: server.url,
      SITE_URL: nginx.url,
      STAFF: 'nok@agency.example',
      SERVER_ACCESS_KEY: await identityToRecipient(identity),
      TRUST_PROXY: '1',
    };
    const site = new Site(nginx.url, folder, settings, port);
    await site.start();
    await use(site);
    await site.stop();
    await nginx.stop();
    await remove();
  },
});

test.skip(missing !== undefined, `no server of one’s own: ${missing}`);

test('on plain PostgreSQL behind nginx a visitor buys, the desk decides, and a backup of the running site brings all of it back', async ({
  page,
  site,
  server,
  identity,
  browser,
}) => {
  await page.goto('/services');
  await page.getByRole('button', { name: 'Add to Cart: Starter Website' }).click();
  await page.getByRole('link', { name: 'Items in cart: 1' }).click();
  const dialog = await chooseSlip(page);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await fillDetails(dialog);
  await dialog.getByRole('button', { name: 'Complete Order' }).click();
  await expect(page).toHaveURL(/\/thank-you\?order=PT-\w{6}$/);

  const staff = await (await browser.newContext({ baseURL: site.url, locale: 'th-TH' })).newPage();
  await enterDesk(staff, site);
  await staff.getByRole('button', { name: paidButton }).click();
  await expect(staff.getByText(desk.check.empty)).toBeVisible();
  const orders = () =>
    server.query<{ reference: string; status: string }>('select reference, status from public.orders');
  expect(await orders()).toMatchObject([{ status: 'paid' }]);
  expect((await storedMails(site.dataFolder)).map(({ event }) => event)).toContain('order-agency');

  const { folder: restored, remove } = await temporaryFolder();
  const settings = { ...site.settings, DATABASE: 'embedded', SITE_URL: '' };
  await backUpAndRestore(site, identity, { dataFolder: restored, settings });
  expect(await query(restored, 'select reference, status from public.orders')).toEqual(await orders());
  expect(await storedSlips(restored)).toEqual(await storedSlips(site.dataFolder));
  await remove();
});
