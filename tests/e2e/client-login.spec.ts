import { expect, sharedSiteTest as test } from '../support/site';

test('the login says after a second that there is no account, and sends nothing', async ({ page }) => {
  await page.clock.install();
  await page.goto('/client-login');
  const posts: string[] = [];
  page.on('request', (request) => void (request.method() === 'POST' && posts.push(request.url())));
  const notice = page.getByText('No account found, please contact support');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.locator('[data-alerts]')).toBeFocused();
  await page.getByLabel('Email').fill('somchai@example.com');
  await page.locator('#password').fill('secret');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: 'Signing in' })).toBeDisabled();
  await expect(notice).toBeHidden();
  await page.clock.runFor(1500);
  await expect(notice).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('somchai@example.com');
  await page.reload();
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(notice).toBeVisible();
  expect([posts, page.url()]).toEqual([[], expect.stringMatching(/client-login$/)]);
});
