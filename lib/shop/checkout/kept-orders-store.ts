import { create } from 'zustand';
import { type PersistStorage, persist } from 'zustand/middleware';
import { keptText } from '@/lib/browser/storage';
import { closeOrder, forgetOrder, type KeptOrder, keepOrder, parseKeptOrders } from './kept-orders';

type KeptOrders = {
  orders: KeptOrder[];
  keep: (order: KeptOrder) => void;
  close: (reference: string) => void;
  forget: (reference: string) => void;
};

const kept = keptText('orders');

/** Without storage, orders are remembered as long as the page lives. */
const plainList: PersistStorage<Pick<KeptOrders, 'orders'>> = {
  getItem: () => ({ state: { orders: parseKeptOrders(kept.read(), Date.now()) } }),
  setItem: (_name, { state }) => kept.write(JSON.stringify(state.orders)),
  removeItem: kept.remove,
};

/** The orders of this browser whose slip was taken: the way back to their details, and a warning before they are paid for twice. */
export const useKeptOrders = create<KeptOrders>()(
  persist(
    (set) => ({
      orders: [],
      keep: (order) => set(({ orders }) => ({ orders: keepOrder(orders, order) })),
      close: (reference) => set(({ orders }) => ({ orders: closeOrder(orders, reference) })),
      forget: (reference) => set(({ orders }) => ({ orders: forgetOrder(orders, reference) })),
    }),
    { name: 'orders', storage: plainList, partialize: ({ orders }) => ({ orders }) },
  ),
);

kept.onOtherTab(() => void useKeptOrders.persist.rehydrate());
