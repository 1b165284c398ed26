import { describe, expect, it } from 'vitest';
import {
  closeOrder,
  findKeptOrder,
  forgetOrder,
  type KeptOrder,
  keepOrder,
  parseKeptOrders,
} from '@/lib/shop/checkout/kept-orders';

const now = 1_790_000_000_000;
const day = 24 * 60 * 60 * 1000;
const order = (reference: string, changes: Partial<KeptOrder> = {}): KeptOrder => ({
  reference,
  items: ['vps-starter', 'seo-local'],
  at: now,
  open: { id: 'i', key: 'k' },
  ...changes,
});
const stored = (value: unknown) => parseKeptOrders(JSON.stringify(value), now);

describe('the orders that a browser remembers', () => {
  it('come back as they were stored', () => {
    const { open: _open, ...complete } = order('PT-B');
    expect(stored([order('PT-A'), complete])).toEqual([order('PT-A'), complete]);
  });

  it('are dropped where they are garbage', () => {
    for (const text of [null, '', '{', 'null', '{}', '"x"']) expect(parseKeptOrders(text, now)).toEqual([]);
    expect(
      stored([null, 7, {}, { ...order('PT-A'), items: [1] }, { ...order('PT-A'), open: {} }, order('PT-B')]),
    ).toEqual([order('PT-B')]);
  });

  it('are forgotten after a month', () => {
    expect(stored([order('PT-A', { at: now - 31 * day }), order('PT-B', { at: now - 29 * day })])).toEqual([
      order('PT-B', { at: now - 29 * day }),
    ]);
  });

  it('are ten at most, the newest first, each once', () => {
    const many = Array.from({ length: 12 }, (_, index) => `PT-${index}`).reduce<KeptOrder[]>(
      (orders, reference) => keepOrder(orders, order(reference)),
      [],
    );
    expect(many.map(({ reference }) => reference).slice(0, 2)).toEqual(['PT-11', 'PT-10']);
    expect(many).toHaveLength(10);
    expect(keepOrder(many, order('PT-5')).filter(({ reference }) => reference === 'PT-5')).toHaveLength(1);
  });

  it('keep no key once they are complete', () => {
    expect(JSON.stringify(closeOrder([order('PT-A')], 'PT-A'))).not.toContain('key');
    expect(closeOrder([order('PT-A')], 'PT-B')).toEqual([order('PT-A')]);
  });

  it('are found by exactly their items in any order, apart as waiting and complete', () => {
    const orders = closeOrder([order('PT-A'), order('PT-B', { items: ['crm-basic'] })], 'PT-B');
    expect(findKeptOrder(orders, ['seo-local', 'vps-starter'], 'open')?.reference).toBe('PT-A');
    expect(findKeptOrder(orders, ['seo-local'], 'open')).toBeUndefined();
    expect(findKeptOrder(orders, ['crm-basic'], 'open')).toBeUndefined();
    expect(findKeptOrder(orders, ['crm-basic'], 'complete')?.reference).toBe('PT-B');
    expect(forgetOrder(orders, 'PT-A').map(({ reference }) => reference)).toEqual(['PT-B']);
  });
});
