import type { Locator, Page } from '@playwright/test';
import { generate, parse } from 'promptparse';
import { slipWithCodes } from '../support/images';
import { lineOnAndroid, withoutShare } from '../support/phones';
import { fillCart, photographQr } from '../support/purchase';
import { readQrCodes } from '../support/qr';
import { expect, sharedSiteTest, test } from '../support/site';
import { storedMails, storedOrders } from '../support/stored';

const siteSettings = {
  PROMPTPAY_ID: '0105556000009',
  PROMPTPAY_NAME: 'บจก. เบย์ ซิกแนล',
  BANK_ACCOUNT: 'Kasikornbank, 123-4-56789-0, Bay Signal Co., Ltd., KASITHBK',
};

/** Every tag that a payment code may have, with what stands in it. */
const tags = ['00', '01', '29', '53', '54', '58', '62'];

function tagsOf(code: string | undefined) {
  const payload = parse(code ?? '', true);
  return tags.map((tag) => [tag, payload?.getTagValue(tag)]);
}

async function pictureOf(page: Page): Promise<Uint8Array> {
  const source = await page.locator('[data-qr]').getAttribute('src');
  const answer = await page.request.get(source ?? '', { headers: { 'sec-fetch-site': 'same-origin' } });
  expect(answer.headers()).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'no-store' });
  return answer.body();
}

/** The marks between Thai phrases are for line breaks, and never seen (docs/decisions/0011). */
const hasNoPhraseMarks = (dialog: Locator) => expect(dialog).not.toContainText('|', { useInnerText: true });

test.describe('in the browser of LINE', () => {
  test.use({ ...lineOnAndroid, siteSettings });

  test('a Thai owner goes from a package to a complete order, by eye and by ear', { tag: '@daily' }, async ({
    page,
    site,
  }) => {
    await withoutShare(page);
    await page.goto('/th/services');
    await page
      .getByRole('button', { name: /^หยิบใส่ตะกร้า|^เพิ่มลงตะกร้า|Starter|เริ่มต้น/ })
      .first()
      .tap();
    await page.locator('[data-toast]').getByRole('link', { name: 'ไปที่ตะกร้า' }).tap();
    await expect(page.locator('[data-cart-item]')).toHaveCount(1);

    const outside = page.getByRole('link', { name: 'เปิดใน Chrome' });
    await expect(outside).toHaveAttribute(
      'href',
      `${site.url}/th/cart?items=web-design-starter&openExternalBrowser=1`,
    );
    await expect(page).toHaveURL('/th/cart?items=web-design-starter');
    await page.getByRole('button', { name: 'ชำระเงินผ่านพร้อมเพย์' }).tap();

    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('แคปหน้าจอนี้ไว้')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'บันทึกรูป QR' })).toHaveCount(0);
    const heard = await dialog.ariaSnapshot();
    for (const said of ['฿25,000.00', 'บจก. เบย์ ซิกแนล', '0-1055-56000-00-9', 'ลงท้ายด้วย 0009', 'ไม่มีกำหนด'])
      expect(heard).toContain(said);

    await hasNoPhraseMarks(dialog);
    await dialog.getByRole('button', { name: 'ไม่มีพร้อมเพย์? โอนเงินผ่านธนาคาร' }).tap();
    await expect(dialog.getByText('Kasikornbank')).toBeVisible();
    await hasNoPhraseMarks(dialog);
    await dialog.getByRole('button', { name: 'เปลี่ยนเป็นพร้อมเพย์' }).tap();

    const qr = page.locator('[data-qr]');
    await qr.scrollIntoViewIfNeeded();
    const [onScreen] = await readQrCodes(await photographQr(qr));
    const [saved] = await readQrCodes(await pictureOf(page));
    expect(tagsOf(saved)).toEqual(tagsOf(onScreen));
    const expected = generate.anyId({ type: 'NATID', target: '0105556000009', amount: 25_000 });
    expect(tagsOf(saved)).toEqual(tagsOf(expected));

    await page.evaluate(() => {
      for (const state of ['hidden', 'visible']) {
        Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }
    });
    await expect(dialog.getByText('โอน 25,000.00\u00a0บาทแล้วใช่ไหม')).toBeInViewport();
    await dialog.getByRole('button', { name: 'โอนเงินแล้ว' }).tap();

    await expect(dialog.getByText('สลิปควรแสดงยอด 25,000.00\u00a0บาท โอนให้ บจก. เบย์ ซิกแนล')).toBeVisible();
    await hasNoPhraseMarks(dialog);
    const code = generate.slipVerify({ sendingBank: '004', transRef: '015326101112ABC00777' });
    const buffer = await slipWithCodes(code);
    await dialog
      .getByLabel('สลิปการโอนเงิน')
      .setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer });
    await dialog.getByRole('button', { name: 'ดำเนินการต่อ' }).tap();

    await expect(dialog.getByLabel('ชื่อ-นามสกุล')).toBeVisible();
    await hasNoPhraseMarks(dialog);
    const read = await dialog.ariaSnapshot();
    expect(read).toContain('Kasikornbank');
    expect(read).toContain('015326101112ABC00777');
    expect(read).toMatch(/PT-[0-9A-Z]{6}/);
    await dialog.getByLabel('ชื่อ-นามสกุล').fill('สมชาย ใจดี');
    await dialog.getByLabel('อีเมล').fill('somchai@example.com');
    await dialog.getByLabel('เบอร์โทรศัพท์').fill('081 234 5678');
    await dialog.getByLabel('ที่อยู่').fill('12/3 ซอย 6 พัทยา');
    await dialog.getByRole('button', { name: 'ยืนยันคำสั่งซื้อ' }).tap();
    await expect(page).toHaveURL(/\/th\/thank-you\?order=PT-\w{6}$/);
    await expect.poll(async () => (await storedMails(site.dataFolder)).length).toBe(2);

    await site.stop();
    expect(await storedOrders(site.dataFolder)).toMatchObject([
      {
        status: 'pending',
        payment_method: 'promptpay',
        amount: 2_500_000,
        customer_name: 'สมชาย ใจดี',
        slip_bank: '004',
        slip_reference: '015326101112ABC00777',
        locale: 'th',
      },
    ]);
  });
});

test.describe('without PromptPay', () => {
  test.use({ siteSettings });

  test('a German pays into the bank account, with the same slip and order', { tag: '@daily' }, async ({
    page,
    site,
  }) => {
    await fillCart(page, ['vps-business']);
    await page.goto('/de/cart');
    await page.getByRole('button', { name: /PromptPay/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Kein PromptPay? Per Überweisung bezahlen' }).click();
    await expect(page.getByRole('dialog', { name: 'Überweisung' })).toBeVisible();
    const heard = await dialog.ariaSnapshot();
    for (const said of [
      '฿1.999,00',
      'Kasikornbank',
      '123-4-56789-0',
      'Bay Signal Co., Ltd.',
      'KASITHBK',
      'OUR',
    ])
      expect(heard).toContain(said);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await dialog.getByRole('button', { name: 'Kopieren: Kontonummer' }).click();
    await expect(dialog.getByText('Kopiert', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('1234567890');

    await dialog.getByRole('button', { name: 'Ich habe bezahlt' }).click();
    await expect(
      dialog.getByText('Auf dem Beleg sollten ฿1.999,00 und als Empfänger Bay Signal Co., Ltd. stehen.'),
    ).toBeVisible();
    const buffer = await slipWithCodes();
    await dialog
      .getByLabel('Zahlungsbeleg')
      .setInputFiles({ name: 'wise.png', mimeType: 'image/png', buffer });
    await dialog.getByRole('button', { name: 'Weiter' }).click();
    await expect(dialog.getByText('Auf Ihrem Bild ließ sich kein Code lesen.')).toBeVisible();
    await dialog.getByLabel('Name').first().fill('Karl Meier');
    await dialog.getByLabel('E-Mail').fill('karl@example.com');
    await dialog.getByLabel('Telefon').fill('+49 170 1234567');
    await dialog.getByLabel('Adresse').last().fill('Bahnhofstr. 1, Köln');
    await dialog
      .getByRole('button', { name: /abschließen|Bestell/ })
      .last()
      .click();
    await expect(page).toHaveURL(/\/de\/thank-you\?order=PT-\w{6}$/);
    await expect.poll(async () => (await storedMails(site.dataFolder)).length).toBe(2);

    await site.stop();
    expect(await storedOrders(site.dataFolder)).toMatchObject([
      { status: 'pending', payment_method: 'transfer', amount: 199_900, customer_name: 'Karl Meier' },
    ]);
    const texts = (await storedMails(site.dataFolder)).map(({ text }) => text);
    expect(texts.some((text) => text?.includes('Überweisung mit Zahlungsbeleg'))).toBe(true);
    expect(texts.some((text) => text?.includes('Bank transfer with payment slip'))).toBe(true);
  });
});

sharedSiteTest(
  'a link to the cart brings it into another browser, without what is not sold',
  async ({ page }) => {
    await page.goto('/th/cart?items=vps-starter,fax-design,seo-local&openExternalBrowser=1');
    await expect(page.locator('[data-cart-item=vps-starter]')).toContainText('999');
    await expect(page.locator('[data-cart-item]')).toHaveCount(2);
    await expect(page.getByText('รายการจากลิงก์อยู่ในตะกร้าแล้ว')).toBeVisible();
    await expect(page.getByText('บางรายการในลิงก์ไม่มีจำหน่ายที่นี่')).toBeVisible();
    await expect(page).toHaveURL('/th/cart');
    await page.reload();
    await expect(page.locator('[data-cart-item]')).toHaveCount(2);
    await expect(page.getByText('รายการจากลิงก์อยู่ในตะกร้าแล้ว')).toHaveCount(0);
    await expect(page.getByRole('link', { name: /เปิดใน/ })).toHaveCount(0);
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '').length)).toBe(2);
  },
);
