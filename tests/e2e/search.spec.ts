import { bringAxe, problemsByDayAndNight } from '../support/axe';
import { messagesOf } from '../support/served-pages';
import { awake, expect, sharedSiteTest as test } from '../support/site';

test('Ctrl K opens the search before any script runs, arrows walk along what fits, and Enter goes there', {
  tag: '@daily',
}, async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Control+k');
  const field = page.getByRole('searchbox');
  await expect(field).toBeFocused();
  await field.fill('cctv camra');
  const results = page.getByRole('dialog').getByRole('listitem');
  await expect(results.first()).toContainText('CCTV');
  await expect(results.first()).toContainText('From ฿25,000');
  await expect(results.first().locator('.pictogram')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(results.nth(1).getByRole('link')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/cctv');
});

test.describe('on a phone in Thai', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('what is searched for in vain is asked in the contact form', async ({ page }) => {
    await bringAxe(page);
    const { words } = messagesOf('th', 'search');
    await page.goto('/th');
    await page.locator('.phone-menu summary').click();
    await page.getByRole('link', { name: words.open, exact: true }).click();
    const field = page.getByRole('searchbox', { name: words.label });
    await field.fill('ทำเวป');
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toContainText('เว็บไซต์');
    expect(await problemsByDayAndNight(page)).toEqual([]);
    await field.fill('qqqqzzzz');
    await expect(page.getByText(words.none.replace('{words}', 'qqqqzzzz'))).toBeVisible();
    await page.getByRole('link', { name: words.ask }).click();
    await expect(page).toHaveURL('/th/contact');
    await awake(page);
    await expect(page.locator('[name=subject]')).toHaveValue('qqqqzzzz');
  });
});

test('a search that cannot be fetched leads to the list of all pages', async ({ page }) => {
  await page.route('**/search/*.json', (route) => route.abort());
  await page.goto('/nowhere');
  await page.getByRole('main').getByRole('link', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL('/nowhere#pages');
});
