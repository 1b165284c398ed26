import { create } from 'zustand';
import { type PersistStorage, persist } from 'zustand/middleware';
import { keptText } from '@/lib/browser/storage';
import { cartKey } from './cart-key';
import { itemsParameter } from './cart-link';
import {
  addLine,
  bareLine,
  type CartLine,
  completeLines,
  parseCart,
  removeLines,
  restoreLines,
} from './cart-rules';

type Cart = {
  lines: CartLine[];
  /** False until the browser's stored cart has been read; the server never has one. */
  isLoaded: boolean;
  /** Answers what became of it: `carried` where the browser keeps nothing, so that the address carries the cart in this tab alone. */
  add: (line: CartLine) => 'kept' | 'carried' | 'duplicate';
  /** Says of bare lines what is sold under their ids. */
  complete: (sold: readonly CartLine[]) => void;
  /** Answers what takes the removal back. */
  remove: (ids: readonly string[]) => () => void;
  /** Answers what takes the clearing back. */
  clear: () => () => void;
};

const kept = keptText(cartKey);

/** What is needed where the browser keeps nothing alone. */
const carrier = () => import('./carried-cart');

let isKept = true;

/** False where the browser keeps no cart, so that the address carries it. */
export const isCartKept = () => isKept;

async function keepLines(lines: readonly CartLine[]): Promise<void> {
  const wasKept = isKept;
  isKept = kept.write(JSON.stringify(lines));
  if (isKept && wasKept) return;
  const ids = isKept ? [] : lines.map(({ id }) => id);
  (await carrier()).carry(ids);
}

/** The plain list under the key, without the wrapper that zustand writes by itself: other code may read and write it too. */
const plainList: PersistStorage<Pick<Cart, 'lines' | 'isLoaded'>> = {
  getItem: () => ({ state: { lines: parseCart(kept.read()), isLoaded: true } }),
  setItem: (_name, { state }) => void keepLines(state.lines),
  removeItem: kept.remove,
};

/** The visitor's cart, shared by every island of a page and followed across tabs. */
export const useCart = create<Cart>()(
  persist(
    (set, get) => ({
      lines: [],
      isLoaded: false,
      add: (line) => {
        const result = addLine(get().lines, line);
        if (!result.isAdded) return 'duplicate';
        set({ lines: result.lines });
        // Heard where visits are counted.
        dispatchEvent(new CustomEvent('added', { detail: line.id }));
        return isKept ? 'kept' : 'carried';
      },
      complete: (sold) => set(({ lines }) => ({ lines: completeLines(lines, sold) })),
      remove: (ids) => {
        const before = get().lines;
        set({ lines: removeLines(before, ids) });
        return () => set(({ lines }) => ({ lines: restoreLines(lines, { before, ids }) }));
      },
      clear: () => get().remove(get().lines.map((line) => line.id)),
    }),
    { name: cartKey, storage: plainList, partialize: ({ lines, isLoaded }) => ({ lines, isLoaded }) },
  ),
);

kept.onOtherTab(() => void useCart.persist.rehydrate());

/** Takes on the cart that the page before handed on, where nothing else could keep it. */
async function takeCarried(): Promise<void> {
  const ids = (await carrier()).readCarried();
  const bare = ids.map(bareLine);
  if (ids.length > 0)
    useCart.setState(({ lines }) => ({
      lines: bare.map((line) => lines.find(({ id }) => id === line.id) ?? line),
    }));
}

if (typeof location !== 'undefined' && location.search.includes(itemsParameter)) void takeCarried();
