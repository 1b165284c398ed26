import { fillFields } from '../support/inquiries';
import { expect, sharedSiteTest, test } from '../support/site';
import { storedMails } from '../support/stored';

test('a card order is estimated and sketched as it is typed, and arrives', { tag: '@daily' }, async ({
  page,
  site,
}) => {
  await page.goto('/business-cards');
  const estimate = page.locator('[data-estimate]');
  await expect(estimate).toHaveText('฿1,750');
  await page.getByRole('link', { name: 'Order form 5,000 cards' }).click();
  await expect(page).toHaveURL('/business-cards#business-cards-order-form');
  await expect(page.getByLabel('Quantity')).toHaveValue('5000');
  await expect(estimate).toHaveText('฿17,500');
  await page.getByRole('link', { name: 'Order form 500 cards' }).click();
  await expect(estimate).toHaveText('฿1,750');
  const spotUv = page.getByLabel('Paper').locator('option[value="spot-uv"]');
  await expect(spotUv).toBeDisabled();
  await fillFields(page, {
    quantity: '1000',
    paperType: 'spot-uv',
    name: 'Somchai',
    email: 'somchai@example.com',
    phone: '+66 81 234 5678',
    cardName: 'สมชาย ใจดี',
    cardCompany: 'Sea Bar',
    cardPhone: '+66 81 234 5678',
  });
  await expect(estimate).toHaveText('฿4,550');
  await page.getByLabel('Quantity').selectOption('500');
  await expect(estimate).toHaveText(/Spot UV needs 1,000 cards or more/);
  await page.getByLabel('Quantity').selectOption('1000');
  await expect(page.getByRole('figure')).toContainText('สมชาย ใจดี');
  await page.getByRole('button', { name: 'Send order' }).click();
  await expect(page).toHaveURL('/thank-you');
  await expect.poll(async () => (await storedMails(site.dataFolder)).length).toBe(2);
  const mails = await storedMails(site.dataFolder);
  const mail = mails.find(({ event }) => event === 'business-card-agency');
  expect(mail?.text).toContain('฿4,550');
  expect(mail?.text).toContain('1,000');
});

sharedSiteTest(
  'who has paid in the cart finds the order filled in, and is told of a reference that is none',
  async ({ page }) => {
    await page.goto('/business-cards?order=PT-4C7XHM#business-cards-order-form');
    await page.getByLabel('Name on the card').click();
    await expect(page.getByLabel('Order reference')).toHaveValue('PT-4C7XHM');
    await page.getByLabel('Order reference').fill('4711');
    await page.getByRole('button', { name: 'Send order' }).click();
    await expect(page.locator('#orderReference-problem')).toContainText('PT-4C7XHM');
  },
);

for (const width of [390, 1440])
  sharedSiteTest(
    `the card and its price stay in sight while the form is filled in: ${width} px`,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/business-cards');
      for (const [field, text] of [
        ['Company on the card', 'Sunset Bar'],
        ['Name on the card', 'Somchai Jaidee'],
        ['Address on the card', '12/3 Soi Buakhao'],
      ] as const) {
        await page.getByLabel(field).click();
        await page.getByLabel(field).fill(text);
        await expect(page.getByRole('figure')).toContainText(text);
        await expect(page.getByRole('figure')).toBeInViewport();
        await expect(page.locator('[data-estimate]')).toBeInViewport();
        await expect(page.getByLabel(field)).toBeInViewport({ ratio: 0.9 });
        const covered = await page.getByLabel(field).evaluate((box) => {
          const { left, top, width: wide } = box.getBoundingClientRect();
          return document.elementFromPoint(left + wide / 2, top + 4) !== box;
        });
        expect(covered).toBe(false);
      }
    },
  );
