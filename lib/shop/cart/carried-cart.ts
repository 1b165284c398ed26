import { renameAddress } from '@/lib/browser/rename-address';
import { keptText } from '@/lib/browser/storage';
import { namedItems, withItems } from './cart-link';

/** More than a line of the cart takes. */
const trial = ' '.repeat(1000);

/** What the addresses of this tab name, since the browser keeps nothing. */
let carried: readonly string[] = [];
let isFollowing = false;

/** The ids that the page before handed on in the address; none where the browser can keep a cart, whatever an address names. */
export function readCarried(): string[] {
  const trialText = keptText('cart-trial');
  const canKeep = trialText.write(trial);
  trialText.remove();
  return canKeep ? [] : namedItems(location.search);
}

/** Has the address of this page, and of each page that follows in this tab, name these items. */
export function carry(ids: readonly string[]): void {
  carried = ids;
  carryOn();
  if (isFollowing) return;
  isFollowing = true;
  addEventListener('click', handOn, true);
  addEventListener('popstate', carryOn);
  const { pushState } = history;
  history.pushState = (...state) => {
    pushState.apply(history, state);
    carryOn();
  };
}

function carryOn(): void {
  if (carried.length > 0 || namedItems(location.search).length > 0)
    renameAddress(withItems(location.href, carried));
}

/** Follows a link of this site by itself, since the router would follow it without the items. */
function handOn(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  const isElsewhere = link?.origin !== location.origin || namedItems(link.search).length > 0;
  if (isElsewhere || carried.length === 0 || (link.hash && link.pathname === location.pathname)) return;
  const { href } = link;
  const onward = withItems(href, carried);
  if (event.ctrlKey || event.metaKey || event.shiftKey || link.target === '_blank') {
    // For this click alone: nobody knows yet what the cart holds at the next one.
    link.href = onward;
    setTimeout(() => Object.assign(link, { href }));
    return;
  }
  event.preventDefault();
  event.stopImmediatePropagation();
  location.assign(onward);
}
