const names = 'localhost|.+\\.(?:localhost|local|internal|home\\.arpa)';
const ipv4 =
  '(?:10|127)(?:\\.\\d+){3}|(?:169\\.254|192\\.168|172\\.(?:1[6-9]|2\\d|3[01]))(?:\\.\\d+){2}|0\\.0\\.0\\.0';
const ipv6 = '::1?|f(?:[cd]|e[89ab])[0-9a-f]{0,2}:[0-9a-f:]+';

/** Private hosts as {@link isPrivateHost} knows them: the text of a regular expression, also for a script in a page. */
export const privateHosts = `^(?:${names}|${ipv4}|\\[?(?:${ipv6})\\]?)$`;

/**
 * Whether a host name can only mean this machine or its own network (RFC 1918, 4193, 6761, 6762, 8375).
 * @param hostname as in `URL.hostname`, IPv6 with or without brackets
 */
export function isPrivateHost(hostname: string): boolean {
  return new RegExp(privateHosts, 'i').test(hostname);
}
