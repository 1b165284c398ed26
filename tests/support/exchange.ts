import { once } from 'node:events';
import {
  Agent as HttpAgent,
  request as httpRequest,
  type IncomingMessage,
  type RequestOptions,
} from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

const agents = {
  'http:': new HttpAgent({ keepAlive: true }),
  'https:': new HttpsAgent({ keepAlive: true, rejectUnauthorized: false }),
};

type Asked = Pick<RequestOptions, 'method' | 'localAddress'> & {
  headers?: Record<string, string>;
  body?: Uint8Array | string;
};

export type Exchange = {
  status: number;
  headers: IncomingMessage['headers'];
  /** As it was sent. */
  bytes: Buffer;
  /** As it is read. */
  body: Buffer;
};

const decoders: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

/** Asks for exactly what is given: no redirect is followed, no header added, and any certificate believed. */
export async function exchange(url: string, { body, localAddress, ...asked }: Asked = {}): Promise<Exchange> {
  const { protocol } = new URL(url);
  const isSecure = protocol === 'https:';
  const agent = isSecure ? agents['https:'] : agents['http:'];
  // The path as it is, which URL would put right.
  const path = url.slice(new URL(url).origin.length) || '/';
  const { hostname, port } = new URL(url);
  const options = {
    ...asked,
    hostname,
    port,
    path,
    ...(localAddress ? { localAddress, agent: false } : { agent }),
  };
  const request = isSecure
    ? httpsRequest({ ...options, rejectUnauthorized: false })
    : httpRequest(options as RequestOptions);
  request.end(body);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  const decode = decoders[response.headers['content-encoding'] ?? ''] ?? ((same: Buffer) => same);
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    bytes,
    body: bytes.length > 0 ? decode(bytes) : bytes,
  };
}
