'use client';

import { useEffect, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { inAppBrowser, outsideAddress, ownBrowser } from '@/lib/browser/in-app';
import { fill } from '@/lib/i18n/fill';
import { cartLink } from '@/lib/shop/cart/cart-link';
import { useShown } from './cart-words';

/** In the browser of a chat or social app: the way to the phone's own browser, with the cart. Nothing elsewhere. */
export function OpenOutside({ ids }: { ids: readonly string[] }) {
  const words = useShown().words.outside;
  const [agent, setAgent] = useState('');
  useEffect(() => setAgent(navigator.userAgent), []);
  if (!inAppBrowser(agent)) return null;
  const browser = ownBrowser(agent);
  const href = outsideAddress(agent, location.origin + cartLink(location.pathname, ids));
  if (!href) return <p className="text-ink-2">{fill(words.menu, { browser })}</p>;
  return (
    <p className="text-ink-2">
      {fill(words.text, { browser })}{' '}
      <a href={href} className={`${buttonClass.text} text-link`}>
        {fill(words.open, { browser })}
      </a>
    </p>
  );
}
