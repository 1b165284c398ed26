import { type GoTrueStandIn, startGoTrueStandIn } from '../support/gotrue-stand-in';
import { expect, sharedSiteTest, test as siteTest } from '../support/site';

const noAccount = 'No account found, please contact support';

sharedSiteTest(
  'the login says after a second that there is no account',
  { tag: '@daily' },
  async ({ page }) => {
    await page.clock.install();
    await page.goto('/client-login');
    const posts: [string, string | null][] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push([new URL(request.url()).pathname, request.postData()]);
    });
    const notice = page.getByText(noAccount);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.locator('[data-alerts]')).toBeFocused();
    await page.getByLabel('Email').fill('somchai@example.com');
    await page.locator('#password').fill('secret');
    await page.getByLabel('Remember me').check();
    const answered = page.waitForResponse('**/api/identity/passwords');
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('button', { name: 'Signing in' })).toBeDisabled();
    expect((await answered).status()).toBe(404);
    await page.clock.runFor(999);
    await expect(page.getByRole('button', { name: 'Signing in' })).toBeDisabled();
    await expect(notice).toBeHidden();
    await page.clock.runFor(1);
    await expect(notice).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('somchai@example.com');
    expect(posts).toEqual([
      ['/api/identity/passwords', '{"email":"somchai@example.com","password":"secret","remember":true}'],
    ]);
    expect(page.url()).toMatch(/client-login$/);
  },
);

sharedSiteTest(
  'who has no password, or forgot it, gets a link, and nobody learns whether the address is known',
  { tag: '@daily' },
  async ({ page }) => {
    await page.goto('/de/client-login');
    await page.getByLabel('E-Mail').fill('fremd@example.com');
    await page.locator('#password').fill('geheim');
    for (const name of ['Passwort vergessen?', 'Anmeldelink anfordern']) {
      const asked = page.waitForRequest('**/api/identity/links');
      await page.getByRole('link', { name }).click();
      expect((await asked).postData()).not.toContain('geheim');
      await expect(
        page.getByText('Wenn wir diese Adresse kennen, ist ein Anmeldelink unterwegs.'),
      ).toBeVisible();
    }
    await page.getByLabel('E-Mail').fill('');
    await page.getByRole('link', { name: 'Passwort vergessen?' }).click();
    await expect(page).toHaveURL('/de/sign-in');
  },
);

sharedSiteTest.describe('without JavaScript', () => {
  sharedSiteTest.use({ javaScriptEnabled: false });

  sharedSiteTest(
    'the login says the same, and the way to a link is open',
    { tag: '@daily' },
    async ({ page }) => {
      await page.goto('/client-login');
      await page.getByLabel('Email').fill('somchai@example.com');
      await page.locator('#password').fill('secret');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(noAccount);
      await expect(page.getByText('hasn’t been sent')).toHaveCount(0);
      expect(page.url()).not.toContain('secret');
      await page.getByRole('link').click();
      await page.getByRole('link', { name: 'Email me a sign-in link' }).click();
      await expect(page).toHaveURL('/sign-in');
    },
  );
});

const test = siteTest.extend<{ standIn: GoTrueStandIn }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
  standIn: async ({}, use) => {
    const standIn = await startGoTrueStandIn();
    await use(standIn);
    standIn.close();
  },
  siteSettings: ({ standIn }, use) =>
    use({
      IDENTITY: 'supabase',
      SUPABASE_URL: standIn.url,
      SUPABASE_SECRET_KEY: standIn.secretKey,
      SUPABASE_PUBLISHABLE_KEY: standIn.publishableKey,
    }),
});

test('a client with a password comes to the portal, stays signed in while the session is renewed, and signs out', async ({
  page,
  standIn,
  site,
}) => {
  standIn.auth.addAccount('malee@example.com', 'correct horse');
  await page.goto('/th/client-login');
  await page.getByLabel('อีเมล').fill('malee@example.com');
  await page.locator('#password').fill('wrong');
  await page.locator('form button[type=submit]').click();
  await expect(page.getByText('ไม่พบบัญชีนี้ กรุณาติดต่อทีมซัพพอร์ต')).toBeVisible();
  standIn.auth.settings.tokenSeconds = 30;
  await page.locator('#password').fill('correct horse');
  await page.locator('form button[type=submit]').click();
  await expect(page).toHaveURL('/th/portal');
  await expect(page.getByText('malee@example.com')).toBeVisible();

  const session = async () =>
    (await page.context().cookies()).filter(({ name }) => name.endsWith('-session'));
  const [first] = await session();
  expect(first).toMatchObject({ name: 'brief-session', expires: -1, httpOnly: true, sameSite: 'Lax' });
  standIn.auth.settings.tokenSeconds = 3600;
  await page.reload();
  await expect(page.getByText('malee@example.com')).toBeVisible();
  const [renewed] = await session();
  expect(renewed?.value).not.toBe(first?.value);
  standIn.asked.length = 0;
  await page.goto('/th');
  expect(standIn.asked).toEqual([]);
  await page.goto('/th/portal');
  expect(standIn.asked.every((path) => path.startsWith('/auth/v1/user'))).toBe(true);
  expect(await session()).toEqual([renewed]);

  await page.getByRole('button', { name: 'ออกจากระบบ', exact: true }).click();
  await expect(page).toHaveURL('/th');
  expect(await session()).toEqual([]);
  await page.goto('/th/portal');
  await expect(page).toHaveURL('/th/sign-in?next=/portal');
  expect(site.log).not.toMatch(/malee|correct horse|eyJ/);
});
