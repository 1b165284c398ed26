import { describe, expect, it } from 'vitest';
import { inAppBrowser, isWebView, outsideAddress, ownBrowser } from '@/lib/browser/in-app';

const android =
  'Mozilla/5.0 (Linux; Android 13; SM-A047F Build/TP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/124.0.6367.82 Mobile Safari/537.36';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';
const agents = {
  lineOnAndroid: `${android} Line/14.5.1/IAB`,
  lineOnIPhone: `${iPhone} Safari Line/14.5.0`,
  facebookOnAndroid: `${android} [FB_IAB/FB4A;FBAV/460.0.0.40.109;]`,
  facebookOnIPhone: `${iPhone} [FBAN/FBIOS;FBAV/456.0.0.42.110;]`,
  instagramOnIPhone: `${iPhone} Instagram 330.0.0.30.109`,
  chrome: android.replace('; wv', '').replace('Version/4.0 ', ''),
  safari: `${iPhone} Version/17.4 Safari/604.1`,
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
};
const address = 'https://www.shop.test/th/cart?items=vps-starter,seo-local';

describe('browsers inside apps', () => {
  it('are told from browsers of their own', () => {
    expect(Object.entries(agents).map(([name, agent]) => [name, inAppBrowser(agent)])).toEqual([
      ['lineOnAndroid', 'line'],
      ['lineOnIPhone', 'line'],
      ['facebookOnAndroid', 'meta'],
      ['facebookOnIPhone', 'meta'],
      ['instagramOnIPhone', 'meta'],
      ['chrome', undefined],
      ['safari', undefined],
      ['desktop', undefined],
    ]);
  });

  it('save nothing, and neither does any other web view', () => {
    expect([agents.lineOnAndroid, android, agents.chrome, agents.safari].map(isWebView)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('are left the way that each of them knows, with what the address carries', () => {
    expect(outsideAddress(agents.lineOnIPhone, address)).toBe(`${address}&openExternalBrowser=1`);
    expect(outsideAddress(agents.facebookOnAndroid, address)).toMatch(
      /^intent:\/\/www\.shop\.test\/th\/cart\?items=vps-starter,seo-local#Intent;scheme=https;.*;end$/,
    );
    expect(outsideAddress(agents.instagramOnIPhone, address)).toBeUndefined();
    expect(outsideAddress(agents.chrome, address)).toBeUndefined();
  });

  it('name the browser that the phone has', () => {
    expect([agents.lineOnAndroid, agents.lineOnIPhone].map(ownBrowser)).toEqual(['Chrome', 'Safari']);
  });
});
