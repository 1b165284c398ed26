import { fillCart } from '../support/purchase';
import { expect, test as siteTest } from '../support/site';
import { type StoredOrder, storedMails, storedOrders } from '../support/stored';
import { type StripeStandIn, secretKey, startStripeStandIn, webhookSecret } from '../support/stripe-stand-in';

const test = siteTest.extend<{ stripe: StripeStandIn }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
  stripe: async ({}, use) => {
    const stripe = await startStripeStandIn();
    await use(stripe);
    stripe.close();
  },
  siteSettings: ({ stripe }, use) =>
    use({
      CARD: 'stripe',
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      MAIL_TO: 'orders@agency.example',
      NODE_OPTIONS: `--import=${new URL('../support/redirect-stripe.mjs', import.meta.url).href}`,
      STRIPE_STAND_IN: stripe.baseUrl,
    }),
});

test('a visitor pays on the payment page, after having turned back once', { tag: '@daily' }, async ({
  page,
  site,
  stripe,
}) => {
  stripe.webhookUrl = `${site.url}/api/payments/card/webhook`;
  await fillCart(page, ['vps-business', 'network-security']);
  await page.goto('/de/cart');
  await page.getByRole('button', { name: 'Mit Karte bezahlen' }).click();
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();

  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/de/payment/cancelled');
  await page.getByRole('link', { name: 'Zurück zum Warenkorb' }).click();
  await expect(page.locator('[data-cart-item]')).toHaveCount(2);
  await page.getByRole('button', { name: 'Mit Karte bezahlen' }).click();
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();

  await expect(page).toHaveURL(/\/de\/payment\/success\?session_id=cs_test_/);
  await expect(page.getByText(/Ihre Bestellnummer lautet PT-/)).toBeVisible();
  await expect(page.getByText('Vielen Dank für Ihre Bestellung.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBe('[]');
  expect(stripe.sessions.size).toBe(1);

  // What is put in the cart afterwards stays there, however often that page is seen again.
  await page.evaluate(() =>
    localStorage.setItem(
      'cart',
      JSON.stringify([{ id: 'vps-business', name: 'x', price: 1, description: '', type: '' }]),
    ),
  );
  await page.reload();
  await expect(page.getByText(/Ihre Bestellnummer lautet PT-/)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toContain('vps-business');

  await expect.poll(async () => (await storedMails(site.dataFolder)).length).toBe(2);
  await site.stop();
  const orders: StoredOrder[] = await storedOrders(site.dataFolder);
  expect(orders).toMatchObject([
    {
      status: 'paid',
      payment_method: 'card',
      amount: 199_900,
      locale: 'de',
      customer_name: 'Malee Suksan',
      customer_email: 'malee@example.com',
    },
  ]);
  const mails = await storedMails(site.dataFolder);
  expect(mails.map((mail) => [mail.event, mail.to?.[0]?.address]).sort()).toEqual([
    ['order-agency', 'orders@agency.example'],
    ['order-customer', 'malee@example.com'],
  ]);
  expect(site.log).not.toContain('malee@example.com');
});

test('the pages after a payment claim nothing when they are opened by hand', async ({ page }) => {
  for (const path of ['/payment/success', '/payment/success?session_id=cs_test_invented']) {
    await page.goto(path);
    await expect(page.getByText('nothing was ordered or charged')).toBeVisible();
    await expect(page.getByText('order reference is')).toHaveCount(0);
  }
  await page.goto('/payment/failed?session_id=cs_test_invented');
  await expect(page.getByText('nothing was ordered or charged')).toBeVisible();
  const support = page.getByRole('link', { name: 'Contact support on LINE' });
  await expect(support).toHaveAttribute('target', '_blank');
});
