import { describe, expect, it } from 'vitest';
import { isFromOwnPages } from '@/lib/http/origin';

const live = { siteUrl: 'https://www.example.com', isLive: true };
const local = { siteUrl: 'http://localhost:3000', isLive: false };

describe('the origin check', () => {
  it('believes Sec-Fetch-Site before Origin', () => {
    expect(
      isFromOwnPages(new Headers({ 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }), live),
    ).toBe(true);
    expect(isFromOwnPages(new Headers({ 'sec-fetch-site': 'cross-site', origin: live.siteUrl }), live)).toBe(
      false,
    );
    expect(isFromOwnPages(new Headers({ 'sec-fetch-site': 'same-site' }), live)).toBe(false);
    expect(isFromOwnPages(new Headers({ 'sec-fetch-site': 'none' }), live)).toBe(false);
  });

  it('takes our own Origin from a browser that sends nothing else', () => {
    expect(isFromOwnPages(new Headers({ origin: live.siteUrl }), live)).toBe(true);
  });

  it('refuses another Origin, an opaque one and none', () => {
    expect(isFromOwnPages(new Headers({ origin: 'https://evil.example' }), live)).toBe(false);
    expect(isFromOwnPages(new Headers({ origin: 'null' }), live)).toBe(false);
    expect(isFromOwnPages(new Headers(), live)).toBe(false);
  });

  it('lets a phone on the same network in, but only while not live', () => {
    const phone = new Headers({ origin: 'http://192.168.1.20:3000', host: '192.168.1.20:3000' });
    expect(isFromOwnPages(phone, local)).toBe(true);
    expect(isFromOwnPages(phone, live)).toBe(false);
  });
});
