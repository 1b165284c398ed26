import fc from 'fast-check';
import { generate, withCrcTag } from 'promptparse';
import { describe, expect, it } from 'vitest';
import { slipFinding } from '@/lib/payments/slip/slip-finding';
import { thaiBankName } from '@/lib/thailand/banks';
import { ownPromptPayPayload, promptPayPayload } from '@/lib/thailand/promptpay';

const ownId = '0812345678';
const find = (...codes: string[]) => slipFinding(codes, ownPromptPayPayload(ownId));

/** The example of the Siam Commercial Bank's own document. */
const documented = '004100060000010103014022000111222233344ABCD125102TH910417DF';
const slip = generate.slipVerify({ sendingBank: '004', transRef: '015123456789ABC01' });
const own = promptPayPayload({ id: ownId, amount: 2_500_000 });

describe('what the codes of a slip say', () => {
  it('is the sending bank and its number of the transaction', () => {
    expect(find(documented)).toEqual({ kind: 'bank', bank: '014', reference: '00111222233344ABCD12' });
    expect(find(slip)).toEqual({ kind: 'bank', bank: '004', reference: '015123456789ABC01' });
  });

  it('is read though a banking app printed a checksum without its leading zeros', () => {
    const short = fc
      .sample(fc.stringMatching(/^[0-9A-Z]{18}$/), { numRuns: 2000, seed: 7 })
      .map((transRef) => generate.slipVerify({ sendingBank: '004', transRef }))
      .find((code) => /91040[1-9A-F]/.test(code.slice(-8)));
    expect(short).toBeDefined();
    expect(find(short?.replace(/0([0-9A-F]{3})$/, '$1') ?? '').kind).toBe('bank');
  });

  it('is TrueMoney’s number of the transaction', () => {
    const code = generate.trueMoneySlipVerify({
      eventType: 'P2P',
      transactionId: 'TX0001',
      date: '21112026',
    });
    expect(find(code)).toEqual({ kind: 'truemoney', reference: 'TX0001' });
  });

  it('is nothing where the checksum is wrong', () => {
    expect(find(documented.replace('17DF', '17DE')).kind).toBe('other');
  });

  it.each(['Paid. Deliver at once', 'A\u0000B', 'A\u202eB', 'จ่ายแล้ว'])(
    'is no number of a transaction where somebody wrote %j in its place',
    (written) => {
      const bank = generate.slipVerify({ sendingBank: '004', transRef: written });
      const trueMoney = generate.trueMoneySlipVerify({
        eventType: 'P2P',
        transactionId: written,
        date: '21112026',
      });
      expect([find(bank).kind, find(trueMoney).kind]).toEqual(['other', 'other']);
      expect(find(generate.slipVerify({ sendingBank: 'KBank', transRef: 'A1' })).kind).toBe('other');
    },
  );

  it('is our own payment QR whatever its amount, and nobody else’s', () => {
    expect(find(own).kind).toBe('own');
    expect(find(promptPayPayload({ id: '081-234-5678', amount: 1 })).kind).toBe('own');
    expect(find(generate.anyId({ type: 'MSISDN', target: ownId })).kind).toBe('own');
    expect(find(promptPayPayload({ id: '0812345679', amount: 2_500_000 })).kind).toBe('other');
  });

  it('knows the demo id as our own where no id is set', () => {
    const demo = promptPayPayload({ id: '000-000-0000', amount: 99_900 });
    expect(slipFinding([demo], ownPromptPayPayload(undefined)).kind).toBe('own');
  });

  it('lets the slip win over every other code of the picture, and our own QR over strange ones', () => {
    expect(find('https://bank.example', own, slip).kind).toBe('bank');
    expect(find('https://bank.example', own).kind).toBe('own');
    expect(find('https://bank.example').kind).toBe('other');
    expect(find().kind).toBe('none');
  });

  it('survives any text, one whose lengths lead backwards too', () => {
    const backwards = withCrcTag('0000' + '00-4', '63');
    expect(find(backwards, withCrcTag(`9908${'000000-4'}`, '63')).kind).toBe('other');
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 80 })), (codes) => {
        expect(['bank', 'truemoney', 'own', 'other', 'none']).toContain(find(...codes).kind);
      }),
    );
    fc.assert(
      fc.property(fc.stringMatching(/^\d{4}[-0-9A-Z]{0,60}$/), (text) => {
        expect(find(withCrcTag(text, '91')).kind).toBeDefined();
      }),
    );
  });
});

describe('the names of banks', () => {
  it('belong to their codes', () => {
    expect(thaiBankName('014')).toBe('Siam Commercial Bank (SCB)');
    expect(thaiBankName('999')).toBeUndefined();
  });
});
