import { bringAxe, problemsOfPage } from '../support/axe';
import { type RdapStandIn, startRdapStandIn } from '../support/rdap-stand-in';
import { expect, sharedSiteTest } from '../support/site';

/** One for all tests of the file, each of which asks for names of its own. */
let opened: Promise<RdapStandIn> | undefined;

const test = sharedSiteTest.extend<{ registry: RdapStandIn }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
  registry: async ({}, use) => {
    opened ??= startRdapStandIn();
    await use(await opened);
  },
  siteSettings: ({ registry }, use) => use({ DOMAINS: 'rdap', RDAP_BOOTSTRAP: registry.bootstrapUrl }),
});

test.afterAll(async () => (await opened)?.close());

test.beforeEach(async ({ page }) => {
  await bringAxe(page);
});

test('a visitor searches, asks again for what could not be checked, shares the search and inquires', {
  tag: '@daily',
}, async ({ page, context, registry }) => {
  registry.answer('myshop.net', { kind: 'taken' });
  registry.answer('myshop.com', { kind: 'slow' });
  await page.goto('/domains');
  await page.getByLabel('Domain name').fill('https://www.My Shop.co.th/');
  await page.getByRole('button', { name: 'Search', exact: true }).click();

  await expect(page.getByRole('button', { name: 'Searching…' })).toBeDisabled();
  await expect(page.getByRole('heading', { name: 'Results for myshop' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'checked' })).toHaveText('5 of 6 checked');
  const row = (domain: string) => page.getByRole('listitem').filter({ hasText: domain });
  await expect(row('myshop.com')).toContainText('Checking…');
  await expect(row('myshop.net')).toContainText('Taken');
  await expect(row('myshop.net').getByRole('link')).toHaveCount(0);
  await expect(page.locator('[data-verdict]').first()).toContainText('myshop.co.th');
  await expect(row('myshop.co.th')).toContainText('Looks free');
  await expect(row('myshop.co.th')).toContainText('Needs Thai company registration');
  await expect(row('myshop.co.th')).toContainText('฿2,999');
  await expect(row('myshop.com')).toContainText('Couldn’t be checked');
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeEnabled();
  expect(await problemsOfPage(page)).toEqual([]);

  registry.answer('myshop.com', { kind: 'taken' });
  await page.getByRole('button', { name: 'Try again: myshop.com' }).click();
  await expect(row('myshop.com')).toContainText('Taken');

  const address = page.url();
  expect(new URL(address).searchParams.get('q')).toBe('https://www.My Shop.co.th/');
  const friend = await context.newPage();
  await friend.goto(address);
  await expect(friend.getByLabel('Domain name')).toHaveValue('https://www.My Shop.co.th/');
  await expect(friend.getByRole('status').filter({ hasText: 'checked' })).toHaveText('6 of 6 checked');
  expect(registry.asked.filter((domain) => domain === 'myshop.co.th')).toHaveLength(1);
  await friend.getByRole('link', { name: 'Register: myshop.co.th' }).click();
  await expect(friend.getByLabel('Subject')).toHaveValue('Register myshop.co.th');
});

test('a transfer needs a name that exists, and Search Again starts from nothing', async ({
  page,
  registry,
}) => {
  registry.answer('old-shop.com', { kind: 'taken' });
  await page.goto('/domains');
  await page.getByLabel('Domain name').fill('old-shop.com');
  await page.getByRole('button', { name: 'Transfer Domain' }).click();
  await expect(page.locator('[data-verdict]')).toHaveText(/old-shop\.com.*Can be transferred.*฿1,499/s);
  await expect(page.getByRole('link', { name: 'Transfer: old-shop.com' })).toHaveAttribute(
    'href',
    '/contact?subject=Transfer%20old-shop.com',
  );
  await page.getByLabel('Domain name').fill('no-shop.com');
  await page.getByRole('button', { name: 'Transfer Domain' }).click();
  await expect(page.locator('[data-verdict]')).toHaveText(/no-shop\.com.*nothing to transfer$/s);
  await expect(page).toHaveURL('/domains?q=no-shop.com&mode=transfer');

  await page.getByRole('link', { name: 'Search Again' }).click();
  await expect(page.locator('[data-verdict]')).toHaveCount(0);
  await expect(page.getByLabel('Domain name')).toHaveValue('');
  await expect(page.getByLabel('Domain name')).toBeFocused();
  await expect(page).toHaveURL('/domains');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the page says what is wrong with a name, and when nothing can be checked', async ({
  page,
  registry,
}) => {
  await page.goto('/de/domains?q=a_b');
  const name = page.getByLabel('Domainname');
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/darf nur Buchstaben, Ziffern und Bindestriche enthalten/);

  for (const ending of ['com', 'co.th', 'in.th', 'net', 'org', 'asia'])
    registry.answer(`bar.${ending}`, { kind: 'cut' });
  await page.goto('/domains');
  await page.getByLabel('Domain name').fill('bar');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveText(
    'Unable to check domain availability. Please try again later.',
  );
  await expect(page.locator('[data-verdict]')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search answers a page of its own', { tag: '@daily' }, async ({ page, registry }) => {
    registry.answer('xn--12c1ctan9ec9hrc.com', { kind: 'taken' });
    await page.goto('/th/domains');
    await page.getByRole('link', { name: 'ค้นหาอีกครั้ง' }).click();
    await page.getByLabel('ชื่อโดเมน').fill('ร้านกาแฟ');
    await page.getByRole('button', { name: 'ค้นหา', exact: true }).click();
    await expect(page.getByRole('listitem').first()).toHaveText('ร้านกาแฟ.com: มีเจ้าของแล้ว');
    await expect(page.getByRole('listitem').nth(1)).toContainText('ร้านกาแฟ.net: น่าจะยังว่าง · ฿1,699 ต่อปี');
    await page.getByRole('listitem').nth(1).getByRole('link').click();
    await expect(page).toHaveURL(/^[^?]*\/th\/contact\?subject=/);
  });
});
