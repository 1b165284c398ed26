import fc from 'fast-check';
import { parse } from 'promptparse';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { promptPayPayload, qrPng } from '@/lib/thailand/promptpay';
import { demoPromptPayId, promptPayIdProblem, writtenPromptPayId } from '@/lib/thailand/promptpay-id';
import { readQrCodes } from '../../support/qr';

describe('the PromptPay payload', () => {
  it('carries receiver, amount, currency and country in the tags of EMVCo', () => {
    const payload = parse(promptPayPayload({ id: '081-234-5678', amount: 2500050 }), true);
    expect(payload?.getTagValue('00')).toBe('01');
    expect(payload?.getTagValue('01')).toBe('12');
    expect(payload?.getTagValue('29', '00')).toBe('A000000677010111');
    expect(payload?.getTagValue('29', '01')).toBe('0066812345678');
    expect(payload?.getTagValue('53')).toBe('764');
    expect(payload?.getTagValue('54')).toBe('25000.50');
    expect(payload?.getTagValue('58')).toBe('TH');
  });

  it('names a tax id as such', () => {
    expect(parse(promptPayPayload({ id: '0105556000009', amount: 100 }))?.getTagValue('29', '02')).toBe(
      '0105556000009',
    );
  });

  it('has the amount to the satang and a right checksum, whatever the amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999_99 }), (amount) => {
        const payload = parse(promptPayPayload({ id: '0812345678', amount }), true);
        expect(payload?.getTagValue('54')).toBe((amount / 100).toFixed(2));
      }),
    );
  });

  it.each([0, -1, 1.5, Number.NaN])(
    'is never made for an amount of %d, which would let the payer choose',
    (amount) => {
      expect(() => promptPayPayload({ id: '0812345678', amount })).toThrow(RangeError);
    },
  );
});

describe('the PromptPay QR', () => {
  it('is a PNG that reads back as the payload', async () => {
    const payload = promptPayPayload({ id: '0812345678', amount: 99900 });
    const png = await qrPng(payload);
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1024, height: 1024 });
    expect(await readQrCodes(png)).toEqual([payload]);
  });
});

describe('a PromptPay id', () => {
  it.each(['0812345678', '081-234-5678', '06 1234 5678', '0105556000009'])('may be %s', (id) => {
    expect(promptPayIdProblem(id)).toBeUndefined();
  });

  it.each([
    '',
    '12345',
    '0212345678',
    '081234567',
    '081234567890',
    '0105556000000',
    '08123x5678',
    demoPromptPayId,
  ])('may not be %j', (id) => {
    expect(promptPayIdProblem(id)).toBeTypeOf('string');
  });

  it.each([
    ['0812345678', '081-234-5678'],
    ['0 1055 56000 00 9', '0-1055-56000-00-9'],
    [demoPromptPayId, demoPromptPayId],
  ])('%s is written %s', (id, written) => {
    expect(writtenPromptPayId(id)).toBe(written);
  });
});
