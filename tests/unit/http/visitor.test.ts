import { describe, expect, it } from 'vitest';
import { everyone, hashAddress, visitorAddress } from '@/lib/http/visitor';

const forwarded = new Headers({
  'x-forwarded-for': '6.6.6.6, 203.0.113.7, 10.0.0.2',
  'x-real-ip': '198.51.100.4',
});

describe('the address that a visitor is counted under', () => {
  it('is everyone’s when no proxy is trusted', () => {
    expect(visitorAddress(forwarded, { isVercel: false, trustedProxies: 0 })).toBe(everyone);
  });

  it('is what the trusted proxies wrote, never what the visitor wrote before them', () => {
    expect(visitorAddress(forwarded, { isVercel: false, trustedProxies: 1 })).toBe('10.0.0.2');
    expect(visitorAddress(forwarded, { isVercel: false, trustedProxies: 2 })).toBe('203.0.113.7');
  });

  it('is everyone’s when fewer proxies wrote than are trusted', () => {
    expect(visitorAddress(forwarded, { isVercel: false, trustedProxies: 4 })).toBe(everyone);
  });

  it('is the platform’s header on Vercel', () => {
    expect(visitorAddress(forwarded, { isVercel: true, trustedProxies: 0 })).toBe('198.51.100.4');
  });

  it('is everyone’s when the header holds no address', () => {
    expect(
      visitorAddress(new Headers({ 'x-forwarded-for': 'unknown' }), { isVercel: false, trustedProxies: 1 }),
    ).toBe(everyone);
  });

  it.each([
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['::FFFF:CB00:7107', '203.0.113.7'],
    ['0:0:0:0:0:ffff:cb00:7107', '203.0.113.7'],
    ['0000:0000:0000:0000:0000:ffff:203.0.113.7', '203.0.113.7'],
    ['[::ffff:cb00:7107]:51234', '203.0.113.7'],
    ['::ffff:cb00:7107%eth0', '203.0.113.7'],
    ['203.0.113.7:51234', '203.0.113.7'],
    ['[2001:db8:1:2::1]:51234', '2001:db8:1:2::/64'],
  ])('is the address alone of %s', (written, address) => {
    const headers = new Headers({ 'x-forwarded-for': written });
    expect(visitorAddress(headers, { isVercel: false, trustedProxies: 1 })).toBe(address);
  });

  it.each([
    ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:db8::5', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['1::ffff:cb00:7107', '1:0:0:0::/64'],
    ['2001:db8::ffff:203.0.113.7', '2001:db8:0:0::/64'],
  ])('counts %s by its network', (address, network) => {
    const headers = new Headers({ 'x-forwarded-for': address });
    expect(visitorAddress(headers, { isVercel: false, trustedProxies: 1 })).toBe(network);
  });
});

describe('the stored hash of an address', () => {
  it('depends on the key and does not hold the address', () => {
    const one = hashAddress('203.0.113.7', Buffer.from('one'));
    expect(one).not.toBe(hashAddress('203.0.113.7', Buffer.from('two')));
    expect(one).not.toContain('203');
  });
});
