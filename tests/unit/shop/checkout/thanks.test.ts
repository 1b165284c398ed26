import { expect, it } from 'vitest';
import { demoQuery, orderQuery, thanksOf } from '@/lib/shop/checkout/thanks';

it('thanks for the order that the address names', () => {
  expect(thanksOf(orderQuery('PT-4C7XHM'))).toEqual({ kind: 'order', reference: 'PT-4C7XHM' });
});

it('claims no order after a demonstration or an inquiry', () => {
  expect(thanksOf(demoQuery)).toEqual({ kind: 'demo' });
  expect(thanksOf('')).toEqual({ kind: 'inquiry' });
});

it.each(['?order=', '?order=call-0900', '?order=PT-4C7XHMX', '?order=%E0%A4%A'])(
  'repeats nothing that is no reference: %s',
  (search) => {
    expect(thanksOf(search)).toEqual({ kind: 'inquiry' });
  },
);
