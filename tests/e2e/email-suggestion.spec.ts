import type { Page } from '@playwright/test';
import { localePath, locales } from '@/lib/i18n/locales';
import { bringAxe, problemsByDayAndNight } from '../support/axe';
import { fillFields, inquiry } from '../support/inquiries';
import { chooseSlip, fillCart } from '../support/purchase';
import { awake, expect, sharedSiteTest, test } from '../support/site';
import { storedMails } from '../support/stored';

/** The line that asks about the address in a field. */
const lineOf = (page: Page, name = 'email') =>
  page.getByRole('status').filter({ has: page.locator(`#${name}-suggestion`) });

/** Counts the scripts that come while something is done. */
async function scriptsDuring(page: Page, work: () => Promise<void>): Promise<number> {
  let count = 0;
  const listen = (request: { resourceType: () => string }) => {
    if (request.resourceType() === 'script') count += 1;
  };
  page.on('request', listen);
  await work();
  await page.waitForLoadState('networkidle');
  page.off('request', listen);
  return count;
}

test.describe('an email address that looks mistyped', () => {
  sharedSiteTest(
    'is asked about beneath its field, fetched for that alone, and one press puts it right',
    async ({ page }) => {
      await bringAxe(page);
      await page.goto('/contact');
      const email = page.getByLabel('Email');
      await email.focus();
      await awake(page);
      await page.waitForLoadState('networkidle');
      const leave = async (text: string) => {
        await email.fill(text);
        await email.press('Tab');
      };
      expect(await scriptsDuring(page, () => leave('somchai')), 'what is no address fetches nothing').toBe(0);
      expect(await scriptsDuring(page, () => leave('somchai@gmial.com'))).toBeGreaterThan(0);
      await expect(page.getByLabel('Phone')).toBeFocused();
      await expect(lineOf(page)).toContainText('Did you mean somchai@gmail.com?');
      await expect(email).toHaveAccessibleDescription('Did you mean somchai@gmail.com?');
      await expect(email).toHaveAttribute('aria-invalid', 'false');
      expect(await problemsByDayAndNight(page)).toEqual([]);

      const take = page.getByRole('button', { name: 'Use this address' });
      await expect(take).toHaveAccessibleDescription('Did you mean somchai@gmail.com?');
      await page.keyboard.press('Shift+Tab');
      await expect(take).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(email).toBeFocused();
      await expect(email).toHaveValue('somchai@gmail.com');
      await expect(take).toHaveCount(0);
      expect(await email.getAttribute('aria-describedby')).toBeNull();
      await page.keyboard.press('Tab');
      await expect(page.getByLabel('Phone')).toBeFocused();
      await page.reload();
      await expect(email, 'what was taken is what the form knows').toHaveValue('somchai@gmail.com');
    },
  );

  sharedSiteTest('is not asked about any more once it was put right by hand', async ({ page }) => {
    await page.goto('/contact');
    const email = page.getByLabel('Email');
    await email.focus();
    await awake(page);
    await email.fill('somchai@gmail.con');
    await email.blur();
    await expect(lineOf(page)).toBeVisible();
    await email.fill('bar@sabai-pattaya.com');
    await email.blur();
    await expect(lineOf(page)).toHaveCount(0);
  });

  for (const locale of locales)
    sharedSiteTest(`is asked about in the language of the page: ${locale}`, async ({ page }) => {
      const { default: words } = await import(`../../messages/${locale}/email-suggestion.json`, {
        with: { type: 'json' },
      });
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(localePath(locale, '/business-cards'));
      await page.locator('#cardEmail').focus();
      await awake(page);
      await page.locator('#cardEmail').fill('a.very.long.name.of.a.card@hotmial.co.th');
      await page.locator('#cardEmail').blur();
      const question = words.question.replace('{email}', 'a.very.long.name.of.a.card@hotmail.co.th');
      await expect(lineOf(page, 'cardEmail')).toContainText(question);
      await expect(page.getByRole('button', { name: words.take })).toBeVisible();
      const spill = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(spill, 'nothing is wider than the page').toBe(0);
    });

  sharedSiteTest('is asked about in the payment dialog too', async ({ page }) => {
    await fillCart(page, ['vps-business']);
    await page.goto('/cart');
    const dialog = await chooseSlip(page);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByLabel('Email').fill('somchai@outlok.com');
    await dialog.getByLabel('Phone').focus();
    await dialog.getByRole('button', { name: 'Use this address' }).click();
    await expect(dialog.getByLabel('Email')).toHaveValue('somchai@outlook.com');
  });
});

test('an address that looks mistyped stops nobody: a press on the button that sends is not missed', async ({
  page,
  site,
}) => {
  await page.goto('/contact');
  const { email, ...others } = inquiry;
  await fillFields(page, { ...others, subject: 'Hello' });
  await awake(page);
  const send = page.getByRole('button', { name: 'Send enquiry' });
  await send.scrollIntoViewIfNeeded();
  await page.getByLabel('Email').fill(email.replace('example', 'gmial'));
  await send.hover();
  const height = () => page.locator('form[action]').evaluate((form) => form.clientHeight);
  const before = await height();
  const fetched = page.waitForResponse(/\/_next\/static\/chunks\//);
  await page.mouse.down();
  await fetched;
  await page.waitForLoadState('networkidle');
  expect(await height(), 'the button stays where it is while it is pressed').toBe(before);
  await page.mouse.up();
  await expect(page).toHaveURL('/thank-you');
  await expect(page.getByText('We’ve sent an email to somchai@gmial.com.')).toBeVisible();
  await expect.poll(async () => (await storedMails(site.dataFolder)).length).toBe(2);
});
