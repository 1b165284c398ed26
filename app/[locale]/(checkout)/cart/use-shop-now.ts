import { useEffect, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { ShopNow } from '@/lib/publishing/shop-now';
import { askShop } from '@/lib/shop/ask-shop';

/** What the shop does not do at this moment, asked once when the page opens. */
export function useShopNow(locale: Locale): ShopNow {
  const [now, setNow] = useState<ShopNow>({});
  useEffect(() => void askShop(locale, { cache: 'no-cache' }).then(setNow), [locale]);
  return now;
}
