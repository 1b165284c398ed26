import { expect, it, vi } from 'vitest';
import { qrPng } from '@/lib/thailand/promptpay';

vi.mock(import('@/lib/thailand/promptpay'), async (original) => {
  const module = await original();
  return { ...module, qrPng: vi.fn(module.qrPng) };
});

it('the code for an amount is drawn once, though many ask for it at once, and anew for each other amount', async () => {
  const { paymentQr } = await import('@/lib/payments/slip/payment-qr');
  const [first, second] = await Promise.all([paymentQr(99_900), paymentQr(99_900)]);
  expect(await paymentQr(99_900)).toBe(first);
  expect(second).toBe(first);
  expect(qrPng).toHaveBeenCalledTimes(1);
  expect(await paymentQr(99_901)).not.toEqual(first);
});

it('a code that could not be drawn is tried again, and those that nobody asks for are dropped', async () => {
  const { paymentQr } = await import('@/lib/payments/slip/payment-qr');
  vi.mocked(qrPng).mockClear().mockRejectedValueOnce(new Error('no memory'));
  await expect(paymentQr(100)).rejects.toThrow('no memory');
  vi.mocked(qrPng).mockResolvedValue(Buffer.from('a picture'));
  await paymentQr(100);
  for (let amount = 101; amount <= 300; amount++) await paymentQr(amount);
  vi.mocked(qrPng).mockClear();
  await paymentQr(300);
  expect(qrPng).toHaveBeenCalledTimes(0);
  await paymentQr(100);
  expect(qrPng).toHaveBeenCalledTimes(1);
});
