import { isIP } from 'node:net';

const privateIpv4 = [
  /^10\./,
  /^127\./,
  /^169\.254\./,
  /^192\.168\./,
  /^172\.(1[6-9]|2\d|3[01])\./,
  /^0\.0\.0\.0$/,
];
const privateIpv6 = [/^::1?$/, /^f[cd]/, /^fe[89ab]/];

/**
 * Whether a host name can only mean this machine or its own network (RFC 1918, 4193, 6761, 6762).
 * @param hostname as in `URL.hostname`, IPv6 with or without brackets
 */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').toLowerCase();
  if (isIP(host) === 4) return privateIpv4.some((range) => range.test(host));
  if (isIP(host) === 6) return privateIpv6.some((range) => range.test(host));
  return host === 'localhost' || host.endsWith('.localhost') || host.endsWith('.local');
}
