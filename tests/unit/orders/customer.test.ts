import { describe, expect, it } from 'vitest';
import { parseInput } from '@/lib/fields/parse';
import { customer } from '@/lib/orders/customer';

const good = {
  name: 'Somchai',
  email: 's@example.com',
  phone: '+66 (0)81-234 56 78',
  address: '1 Soi 6\nPattaya',
};
const problems = (input: object) => {
  const result = parseInput(customer, { ...good, ...input });
  return result.ok ? {} : result.error.fields;
};

const parsed = (input: object) => {
  const result = parseInput(customer, { ...good, ...input });
  return result.ok ? result.data : undefined;
};

describe('personal information', () => {
  it('is taken as it was typed', () => {
    expect(parsed({})).toMatchObject(good);
  });

  it('needs all four fields', () => {
    expect(parseInput(customer, {})).toMatchObject({
      error: { fields: { name: 'required', email: 'required', phone: 'required', address: 'required' } },
    });
  });

  it.each(['somchai', 's@', '@example.com', 's@example', 's@example.com, t@example.com', 'a b@example.com'])(
    'refuses the email %j',
    (email) => {
      expect(problems({ email })).toEqual({ email: 'email' });
    },
  );

  it.each(['call me', 'n/a', '+66'])('refuses the phone number %j', (phone) => {
    expect(problems({ phone })).toEqual({ phone: 'phone' });
  });

  it('refuses a line break in a name', () => {
    expect(problems({ name: 'A\nBcc: b@example.com' })).toEqual({ name: 'characters' });
  });
});

describe('the company to invoice', () => {
  const company = { companyName: 'Sea View Co., Ltd.', companyTaxId: '0105556000009' };

  it('may be left out', () => {
    expect(problems({ companyName: '', companyTaxId: ' ', companyBranch: '' })).toEqual({});
    expect(problems({})).toEqual({});
  });

  it.each(['0105556000009', '0-1055-56000-00-9', ' 0105 5560 0000 9 '])(
    'has the tax id %j',
    (companyTaxId) => {
      expect(parsed({ ...company, companyTaxId })?.companyTaxId).toBe('0105556000009');
    },
  );

  it.each(['0105556000008', '010555600000', '01055560000090', 'TH0105556000009', '๐๑๐๕๕๕๖๐๐๐๐๐๙'])(
    'has not the tax id %j',
    (companyTaxId) => {
      expect(problems({ ...company, companyTaxId })).toEqual({ companyTaxId: 'tax-id' });
    },
  );

  it.each([
    ['', 'head-office'],
    ['00000', 'head-office'],
    ['00012', '00012'],
    ['000 12', '00012'],
  ])('with branch %j is the branch %s', (companyBranch, kept) => {
    expect(parsed({ ...company, companyBranch })?.companyBranch).toBe(kept);
  });

  it.each(['12', 'Bangkok', '000001'])('has not the branch %j', (companyBranch) => {
    expect(problems({ ...company, companyBranch })).toEqual({ companyBranch: 'branch' });
  });

  it('needs both name and tax id as soon as one of its fields is filled', () => {
    expect(problems({ companyName: company.companyName })).toEqual({ companyTaxId: 'required' });
    expect(problems({ companyTaxId: company.companyTaxId })).toEqual({ companyName: 'required' });
    expect(problems({ companyBranch: '00001' })).toEqual({
      companyName: 'required',
      companyTaxId: 'required',
    });
  });

  it.each([null, 7, 'text', []])('is nowhere in %j, which is no form', (input) => {
    expect(parseInput(customer, input)).toMatchObject({ ok: false });
  });

  it('is checked together with the other fields', () => {
    expect(problems({ name: '', companyName: company.companyName, companyBranch: 'x' })).toEqual({
      name: 'required',
      companyTaxId: 'required',
      companyBranch: 'branch',
    });
  });
});
