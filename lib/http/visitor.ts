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
  return isIPv6(address) ? (ipv4In(groupsOf(address)) ?? address) : address;
}

function forwardedAddress(headers: Headers, trustedProxies: number): string | undefined {
  const hops = (headers.get('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
  return hops.at(-trustedProxies);
}

function networkOf(address: string): string {
  const network = groupsOf(address).slice(0, 4);
  return `${network.map((group) => group.toString(16)).join(':')}::/64`;
}

/** The eight numbers of an address, however it is written. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('::');
  const left = numbersOf(head);
  if (tail === undefined) return left;
  const right = numbersOf(tail);
  return [...left, ...Array<number>(8 - left.length - right.length).fill(0), ...right];
}

function numbersOf(part: string): number[] {
  return part
    .split(':')
    .filter(Boolean)
    .flatMap((group) => {
      if (!group.includes('.')) return [Number.parseInt(group, 16)];
      const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
      return [a * 256 + b, c * 256 + d];
    });
}

/** The IPv4 address that is written in the form of IPv6 (RFC 4291, 2.5.5.2). */
function ipv4In(groups: readonly number[]): string | undefined {
  const [marker, high = 0, low = 0] = groups.slice(5);
  if (marker !== 0xffff || groups.slice(0, 5).some((group) => group !== 0)) return undefined;
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** What a count stores of an IP or email address: a keyed hash. */
export function hashAddress(address: string, key: Uint8Array): string {
  return createHmac('sha256', key).update(address).digest('base64url');
}
