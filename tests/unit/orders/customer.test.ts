import { describe, expect, it } from 'vitest';
import { parseInput } from '@/lib/http/parse';
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

describe('personal information', () => {
  it('is taken as it was typed', () => {
    expect(parseInput(customer, good)).toEqual({ ok: true, data: good });
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

  it.each(['call me', '12345', '+66 81 234 567x'])('refuses the phone number %j', (phone) => {
    expect(problems({ phone })).toEqual({ phone: 'phone' });
  });

  it('refuses a line break in a name', () => {
    expect(problems({ name: 'A\nBcc: b@example.com' })).toEqual({ name: 'characters' });
  });
});
