import { createHash, createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** What a store is asked, as it arrived. */
export type SignedRequest = { method: string; url: string; headers: IncomingHttpHeaders; body: Buffer };

type Keys = { accessKeyId: string; secretAccessKey: string; region: string };

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** How far the clocks of both sides may be apart, in milliseconds. */
const maxSkew = 15 * 60 * 1000;

/** Whatever these would say must be signed. */
const mustBeSigned = ['host', 'x-amz-content-sha256', 'x-amz-date'];

/**
 * Checks Signature Version 4 as AWS describes it, step by step.
 * @returns the code that S3 refuses with; `undefined` where the request is as its sender signed it
 */
export function signatureProblem(
  { method, url, headers, body }: SignedRequest,
  { accessKeyId, secretAccessKey, region }: Keys,
  now = Date.now(),
): string | undefined {
  const authorization = headers.authorization ?? '';
  if (authorization === '') return 'AccessDenied';
  const [, credential = '', signedNames = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=(\S+), SignedHeaders=(\S+), Signature=([0-9a-f]{64})$/.exec(
      authorization,
    ) ?? [];
  const [id, day = '', scopeRegion, service, end] = credential.split('/');
  if (id !== accessKeyId) return 'InvalidAccessKeyId';
  if (scopeRegion !== region || service !== 's3' || end !== 'aws4_request')
    return 'AuthorizationHeaderMalformed';
  const names = signedNames.split(';');
  const ownHeaders = Object.keys(headers).filter((name) => name.startsWith('x-amz-'));
  if ([...mustBeSigned, ...ownHeaders].some((name) => !names.includes(name))) return 'AccessDenied';

  const time = String(headers['x-amz-date']);
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(time) ?? [];
  const [year, month = 1, ...rest] = parts.map(Number);
  const sent = Date.UTC(year ?? 0, month - 1, ...rest);
  if (!(Math.abs(now - sent) < maxSkew) || day !== time.slice(0, 8)) return 'RequestTimeTooSkewed';

  const bodyHash = String(headers['x-amz-content-sha256']);
  if (bodyHash !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const { pathname, searchParams } = new URL(url, 'http://store');
  const encoded = (text: string) =>
    encodeURIComponent(text).replace(
      /[!'()*]/g,
      (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
    );
  const canonical = [
    method,
    decodeURIComponent(pathname).split('/').map(encoded).join('/'),
    [...searchParams]
      .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
      .sort()
      .join('&'),
    ...names.map(
      (name) =>
        `${name}:${String(headers[name] ?? '')
          .trim()
          .replace(/ +/g, ' ')}`,
    ),
    '',
    signedNames,
    bodyHash,
  ].join('\n');
  const scope = [day, region, 's3', 'aws4_request'];
  const key = scope.reduce<string | Buffer>((made, part) => hmac(made, part), `AWS4${secretAccessKey}`);
  const toSign = ['AWS4-HMAC-SHA256', time, scope.join('/'), sha256(canonical)].join('\n');
  return hmac(key, toSign).toString('hex') === signature ? undefined : 'SignatureDoesNotMatch';
}
