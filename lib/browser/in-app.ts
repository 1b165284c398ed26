/** A browser inside a chat or social app: it shares, downloads and remembers less than one of its own. */
export type InAppBrowser = 'line' | 'meta';

/**
 * Which app shows the page in a browser of its own; Facebook and Instagram are alike.
 * @param agent `navigator.userAgent`
 * @see https://developers.line.biz/en/docs/line-login/using-line-url-scheme/
 */
export function inAppBrowser(agent: string): InAppBrowser | undefined {
  if (/\bLine\/\d/.test(agent)) return 'line';
  return /\bFB(?:AN|AV|_IAB)\/|\bInstagram\b/.test(agent) ? 'meta' : undefined;
}

/** Whether nothing can be saved as a file: browsers inside apps, which Android calls web views. */
export function isWebView(agent: string): boolean {
  return inAppBrowser(agent) !== undefined || /; wv\)/.test(agent);
}

/** What the browser that the phone itself opens is called. */
export function ownBrowser(agent: string): 'Chrome' | 'Safari' {
  return /Android/.test(agent) ? 'Chrome' : 'Safari';
}

/**
 * The address by which an app opens a page in the phone's own browser.
 * @param address absolute
 * @returns undefined where only the app's menu can do that, as on iPhones in Facebook and Instagram
 */
export function outsideAddress(agent: string, address: string): string | undefined {
  const url = new URL(address);
  const app = inAppBrowser(agent);
  if (app === 'line') {
    url.searchParams.set('openExternalBrowser', '1');
    // Commas may stand in a query, and read better in a chat than what stands for them.
    return url.href.replaceAll('%2C', ',');
  }
  if (app === undefined || !/Android/.test(agent)) return undefined;
  const scheme = url.protocol.slice(0, -1);
  return `intent://${url.host}${url.pathname}${url.search}#Intent;scheme=${scheme};action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;end`;
}
