import { missingForPostgrest } from '../support/postgres';
import { chooseSlip, fillDetails } from '../support/purchase';
import { expect, test as siteTest } from '../support/site';
import { type StoredOrder, storedMails } from '../support/stored';
import { type SupabaseStandIn, startSupabaseStandIn } from '../support/supabase-stand-in';

const missing = missingForPostgrest();

const test = siteTest.extend<{ standIn: SupabaseStandIn }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
  standIn: async ({}, use) => {
    const standIn = await startSupabaseStandIn();
    await use(standIn);
    await standIn.close();
  },
  siteSettings: ({ standIn }, use) =>
    use({
      DATABASE: 'supabase',
      SUPABASE_URL: standIn.url,
      SUPABASE_SECRET_KEY: standIn.secretKey,
      PROMPTPAY_ID: '0812345678',
    }),
});

test.skip(missing !== undefined, `no Supabase stand-in: ${missing}`);

test('a visitor buys on Supabase, though every step fails before it succeeds', async ({
  page,
  site,
  standIn,
}) => {
  await page.goto('/services');
  await page.getByRole('button', { name: 'Add to Cart: Starter Website' }).click();
  await page.getByRole('link', { name: 'Items in cart: 1' }).click();
  const dialog = await chooseSlip(page);

  // One hiccup is tried once more by the server, and seen by nobody.
  standIn.failNext(/object\/payment-slips/, { kind: 'down' }, 2);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Failed to upload payment slip. Please try again.');
  standIn.failNext(/rpc\/place_order/, { kind: 'cut' }, 2);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Failed to upload payment slip. Please try again.');
  await dialog.getByRole('button', { name: 'Continue' }).click();

  await fillDetails(dialog);
  standIn.failNext(/rpc\/counted_write/, { kind: 'status', status: 500 });
  await dialog.getByRole('button', { name: 'Complete Order' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Failed to save your information. Please try again.');
  await expect(dialog.getByLabel('Full Name')).toHaveValue('Somchai Jaidee');
  await dialog.getByRole('button', { name: 'Complete Order' }).click();
  await expect(page).toHaveURL(/\/thank-you\?order=PT-\w{6}$/);

  await expect.poll(async () => (await storedMails(site.dataFolder)).length).toBe(2);
  const orders = await standIn.postgrest.query<StoredOrder>('select * from public.orders');
  expect(orders).toMatchObject([
    {
      amount: 25000,
      status: 'pending',
      customer_name: 'Somchai Jaidee',
      lines: [{ id: 'web-design-starter' }],
    },
  ]);
  expect(standIn.objects.has(orders[0]?.payment_slip_path ?? '')).toBe(true);
  expect((await storedMails(site.dataFolder)).map((mail) => mail.event).sort()).toEqual([
    'order-agency',
    'order-customer',
  ]);
});
