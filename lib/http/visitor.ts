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

/** Proxies may write a port behind the address, and a zone that means something to themselves alone. */
function plainAddress(text: string | null | undefined): string {
  const [address = ''] = (text ?? '')
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .split('%', 1);
  return isIPv6(address) ? (ipv4In(address) ?? address) : address;
}

function forwardedAddress(headers: Headers, trustedProxies: number): string | undefined {
  const hops = (headers.get('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
  return hops.at(-trustedProxies);
}

function networkOf(address: string): string {
  const [left = [], right = []] = canonical(address)
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const groups = [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** An IPv6 address as all of its ways to be written come to: small letters, no zeros before others, no IPv4 in it. */
const canonical = (address: string) => new URL(`http://[${address}]`).hostname.slice(1, -1);

/** The IPv4 address that is written in the form of IPv6 (RFC 4291, 2.5.5.2). */
function ipv4In(address: string): string | undefined {
  const [, high, low] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(canonical(address)) ?? [];
  if (high === undefined || low === undefined) return undefined;
  return [high, low].flatMap((half) => [...Buffer.from(half.padStart(4, '0'), 'hex')]).join('.');
}

/** What a count stores of an IP or email address: a keyed hash. */
export function hashAddress(address: string, key: Uint8Array): string {
  return createHmac('sha256', key).update(address).digest('base64url');
}
