import type { ShopNow } from '@/lib/publishing/shop-now';

/** What the shop does not do at this moment, in a language; nothing where it cannot be asked: the route of an order tells it then. */
export async function askShop(locale: string, init?: RequestInit): Promise<ShopNow> {
  try {
    return await (await fetch(`/api/shop?locale=${locale}`, init)).json();
  } catch {
    return {};
  }
}
