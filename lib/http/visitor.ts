import 'server-only';
import { createHmac } from 'node:crypto';
import { isIP, isIPv6 } from 'node:net';
import { isPrivateHost } from '@/lib/env/private-host';
import { socketAddress } from './connections';

/** Who all visitors are where no proxy is trusted to tell them apart. */
export const everyone = 'everyone';

/**
 * The address that a visitor is counted under: the platform's own header on Vercel, elsewhere what the trusted proxies
 * wrote into X-Forwarded-For, or without proxies the other end of the connection. An IPv6 visitor owns a /64, so that is what is counted.
 * @returns an address, or `everyone` when none can be believed
 */
export function visitorAddress(
  headers: Headers,
  { isVercel, trustedProxies }: { isVercel: boolean; trustedProxies: number },
): string {
  const address = plainAddress(
    isVercel ? headers.get('x-real-ip') : ownServerAddress(headers, trustedProxies),
  );
  if (isIP(address) === 0) return everyone;
  return isIPv6(address) ? networkOf(address) : address;
}

function ownServerAddress(headers: Headers, trustedProxies: number): string | null | undefined {
  if (trustedProxies > 0) return forwardedAddress(headers, trustedProxies);
  const address = plainAddress(socketAddress(headers));
  // A private address is that of a proxy nobody has told us of, and would stand for all visitors.
  return isPrivateHost(address) ? undefined : address;
}

/** Proxies may write a port behind the address, or IPv4 in the form of IPv6. */
function plainAddress(text: string | null | undefined): string {
  const address = (text ?? '').replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
  return address.replace(/^::ffff:(?=[\d.]+$)/i, '');
}

function forwardedAddress(headers: Headers, trustedProxies: number): string | undefined {
  const hops = (headers.get('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
  return hops.at(-trustedProxies);
}

function networkOf(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('%', 1).join('').split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const gap = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(gap).fill('0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

/** What a count stores of an IP or email address: a keyed hash. */
export function hashAddress(address: string, key: Uint8Array): string {
  return createHmac('sha256', key).update(address).digest('base64url');
}
