import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type SignedRequest, signatureProblem } from './s3-signature';

/** What may go wrong with a request: a code of S3; carried out and never answered; cut in the middle; not even carried out. */
type S3Fault = { status: number; code: string } | 'unanswered' | 'cut' | 'down';

/** A stand-in for an S3-compatible store on this machine with one private bucket; it takes what is signed, as S3 does, and nothing else. */
export type S3StandIn = {
  /** The settings of a site that keeps its slips there. */
  settings: Record<
    'SLIPS' | 'S3_ENDPOINT' | 'S3_REGION' | 'S3_BUCKET' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY',
    string
  >;
  objects: Map<string, Buffer>;
  /** How many requests came, by method. */
  asked: string[];
  /** Lets everybody read. */
  makePublic: () => void;
  /** Takes no notice of If-None-Match any more, as old stores do. */
  forgetConditions: () => void;
  failNext: (fault: S3Fault, times?: number) => void;
  close: () => void;
};

const keys = { accessKeyId: 'AKIAEXAMPLE', secretAccessKey: 'secret/with+signs', region: 'ap-southeast-1' };
const bucket = 'slips-of-a-site';

/** Fewer than a real store gives, so that pages are turned. */
const keysPerPage = 3;

type Reply = { status: number; body?: string | Buffer };

const refusal = (status: number, code: string): Reply => ({
  status,
  body: `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>of the stand-in</Message></Error>`,
});

const statuses: Readonly<Record<string, number>> = {
  AuthorizationHeaderMalformed: 400,
  XAmzContentSHA256Mismatch: 400,
};

export async function startS3StandIn(): Promise<S3StandIn> {
  const objects = new Map<string, Buffer>();
  const faults: S3Fault[] = [];
  const asked: string[] = [];
  let isPublic = false;
  let knowsConditions = true;

  const answer = (request: SignedRequest): Reply => {
    const { pathname, searchParams } = new URL(request.url, 'http://store');
    const [, name, ...rest] = pathname.split('/');
    const key = rest.join('/');
    const problem = signatureProblem(request, keys);
    const isAllowed =
      problem === undefined || (isPublic && problem === 'AccessDenied' && request.method === 'GET');
    if (!isAllowed) return refusal(statuses[problem] ?? 403, problem);
    if (name !== bucket) return refusal(404, 'NoSuchBucket');
    if (key === '')
      return request.method === 'GET' ? listing(searchParams) : refusal(405, 'MethodNotAllowed');
    const found = objects.get(key);
    switch (request.method) {
      case 'GET':
        return found ? { status: 200, body: found } : refusal(404, 'NoSuchKey');
      case 'PUT':
        if (found && knowsConditions && request.headers['if-none-match'] === '*')
          return refusal(412, 'PreconditionFailed');
        objects.set(key, request.body);
        return { status: 200 };
      case 'DELETE':
        objects.delete(key);
        return { status: 204 };
      default:
        return refusal(405, 'MethodNotAllowed');
    }
  };

  /** Tokens have signs that XML and addresses write in another way. */
  const listing = (query: URLSearchParams): Reply => {
    if (query.get('list-type') !== '2') return refusal(400, 'InvalidArgument');
    const [, start = '0'] = /^<&\+(\d+)=$/.exec(query.get('continuation-token') ?? '') ?? [];
    const sorted = [...objects.keys()].sort();
    const page = sorted.slice(Number(start), Number(start) + keysPerPage);
    const next = Number(start) + page.length;
    const more =
      next < sorted.length ? `<NextContinuationToken>&lt;&amp;&#43;${next}=</NextContinuationToken>` : '';
    const contents = page.map((key) => `<Contents><Key>${key}</Key><Size>1</Size></Contents>`).join('');
    const body = `<ListBucketResult><Name>${bucket}</Name>${contents}${more}</ListBucketResult>`;
    return { status: 200, body };
  };

  const server = createServer(async (message, response) => {
    const request = await readRequest(message);
    asked.push(request.method);
    const fault = faults.shift();
    if (fault === 'down') return message.socket.destroy();
    if (typeof fault === 'object') return send(response, refusal(fault.status, fault.code));
    const reply = answer(request);
    if (fault === 'unanswered') return message.socket.destroy();
    if (fault === 'cut') {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('half');
      return setImmediate(() => message.socket.destroy());
    }
    return send(response, reply);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  return {
    settings: {
      SLIPS: 's3',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_REGION: keys.region,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: keys.accessKeyId,
      S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
    },
    objects,
    asked,
    makePublic: () => {
      isPublic = true;
    },
    forgetConditions: () => {
      knowsConditions = false;
    },
    failNext: (fault, times = 1) => faults.push(...Array.from({ length: times }, () => fault)),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function readRequest(message: IncomingMessage): Promise<SignedRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk);
  const { method = '', url = '', headers } = message;
  return { method, url, headers, body: Buffer.concat(chunks) };
}

function send(response: ServerResponse, { status, body }: Reply): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(body);
}
