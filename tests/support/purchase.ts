import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { offer } from '@/lib/company/offer';
import { slipPicture } from './images';

/** As for a visitor who has closed the pop-up; it has tests of its own (pop-up.spec.ts). */
export async function closeOffers(context: BrowserContext): Promise<void> {
  await context.addInitScript((id) => {
    try {
      localStorage.setItem('closed-offers', JSON.stringify([id]));
    } catch {
      // A frame without an address has no storage.
    }
  }, offer.id);
}

/** Puts lines into the stored cart before the page reads it. @param price in baht, as it was then */
export async function fillCart(page: Page, ids: readonly string[], price = 1): Promise<void> {
  const lines = ids.map((id) => ({ id, name: id, price, description: '', type: '' }));
  await page.addInitScript((stored) => {
    if (sessionStorage.getItem('cart-was-filled')) return;
    sessionStorage.setItem('cart-was-filled', 'yes');
    localStorage.setItem('cart', stored);
  }, JSON.stringify(lines));
}

/** Goes through the dialog up to the chosen slip; `Continue` is what comes next. */
export async function chooseSlip(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Pay with PromptPay' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: "I've Paid" }).click();
  await chooseFile(dialog);
  return dialog;
}

/** The payment code as it is seen on the screen, once its picture is there. */
export async function photographQr(qr: Locator): Promise<Buffer> {
  await expect(qr).toHaveJSProperty('naturalWidth', 1024);
  return qr.screenshot();
}

/** Chooses a slip in the slip step; always the same picture. */
export async function chooseFile(dialog: Locator): Promise<void> {
  const buffer = await slipPicture().png().toBuffer();
  await dialog.getByLabel('Payment slip').setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer });
}

/** Fills the personal information; `Complete Order` is what comes next. */
export async function fillDetails(dialog: Locator): Promise<void> {
  await dialog.getByLabel('Full Name').fill('Somchai Jaidee');
  await dialog.getByLabel('Email').fill('somchai@example.com');
  await dialog.getByLabel('Phone').fill('0812345678');
  await dialog.getByLabel('Address').fill('12/3 Soi 6');
}
