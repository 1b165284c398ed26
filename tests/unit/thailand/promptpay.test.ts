import fc from 'fast-check';
import { parse } from 'promptparse';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { promptPayPayload, promptPayQr } from '@/lib/thailand/promptpay';
import { demoPromptPayId, promptPayIdProblem } from '@/lib/thailand/promptpay-id';
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
  it('reads back as the payload', async () => {
    const { svg, isDemo } = await promptPayQr({ id: '0812345678', amount: 99900 });
    const codes = await readQrCodes(await sharp(Buffer.from(svg)).resize(512).png().toBuffer());
    expect(codes).toEqual([promptPayPayload({ id: '0812345678', amount: 99900 })]);
    expect(isDemo).toBe(false);
  });

  it('says that it is a demo where no id is configured', async () => {
    expect(await promptPayQr({ id: undefined, amount: 100 })).toMatchObject({ isDemo: true });
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
});
