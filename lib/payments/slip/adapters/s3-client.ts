import 'server-only';
import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { patience } from '@/lib/database/hiccup';

type Bucket = {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** `code` is what the store says in its body, else the status; status 0 is no answer. */
export type Answer = { status: number; code: string; bytes: Uint8Array };

type Question = { query?: Record<string, string>; headers?: Record<string, string>; body?: Uint8Array };

export type Ask = (method: string, key: string, question?: Question) => Promise<Answer>;

/** Asks a bucket by its path, which every store knows, with the body signed as well; what fails is an answer. */
export function s3Client({ endpoint, bucket, ...credentials }: Bucket): { ask: Ask; askAsStranger: Ask } {
  const client = new AwsClient({ ...credentials, service: 's3' });
  const url = (key: string, query = {}) =>
    `${endpoint}/${bucket}${key && `/${key}`}?${new URLSearchParams(query)}`;
  return {
    ask: (method, key, { query, headers, body } = {}) =>
      fetched(() => {
        const hash = createHash('sha256')
          .update(body ?? '')
          .digest('hex');
        const bytes = body ? Buffer.from(body) : null;
        const all = { ...headers, 'x-amz-content-sha256': hash };
        return client.sign(url(key, query), { method, headers: all, body: bytes });
      }),
    askAsStranger: (method, key, { query } = {}) =>
      fetched(async () => new Request(url(key, query), { method })),
  };
}

async function fetched(request: () => Promise<Request>): Promise<Answer> {
  try {
    const response = await fetch(await request(), {
      cache: 'no-store',
      // A signature is for one address.
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    const { status } = response;
    const [code = String(status)] = status < 300 ? [] : textsOf('Code', bytes);
    return { status, code, bytes };
  } catch {
    return { status: 0, code: 'no answer', bytes: new Uint8Array() };
  }
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The texts of all elements of this name in an answer of the store, which is XML without attributes there. */
export function textsOf(name: string, bytes: Uint8Array): string[] {
  const found = Buffer.from(bytes)
    .toString()
    .matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'));
  return [...found].map(([, text = '']) =>
    text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (whole, decimal, hex, entity) =>
      entity
        ? (entities[entity] ?? whole)
        : String.fromCodePoint(Number.parseInt(decimal ?? hex, decimal ? 10 : 16)),
    ),
  );
}
