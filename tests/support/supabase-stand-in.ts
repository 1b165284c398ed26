import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type GoTrue, goTrue } from './gotrue';
import {
  authRequest,
  authPublishableKey as publishableKey,
  authSecretKey as secretKey,
} from './gotrue-stand-in';
import { listening } from './listening';
import { type RunningPostgrest, startPostgrest } from './postgres';
import { emptyEveryTable } from './stored';

/** What may go wrong with one kind of request. */
export type Fault =
  | { kind: 'status'; status: number }
  /** The request is carried out and its answer is cut in the middle. */
  | { kind: 'cut' }
  /** The connection is closed before anything was carried out. */
  | { kind: 'down' };

type PlannedFault = { path: RegExp; fault: Fault; times: number };

type StoredObject = { bytes: Buffer; contentType: string };

/**
 * A Supabase project on this machine: a real PostgREST on a real PostgreSQL, a storage that answers as the real one was
 * measured to, and accounts as it keeps them, all behind one address that knows a secret and a publishable key.
 */
export type SupabaseStandIn = {
  url: string;
  secretKey: string;
  publishableKey: string;
  postgrest: RunningPostgrest;
  auth: GoTrue;
  /** The slips by path. */
  objects: Map<string, StoredObject>;
  /** Forgets all rows and slips, and whatever was to go wrong. */
  reset: () => Promise<void>;
  /** Lets everybody read the slips, until the next reset. */
  makeBucketPublic: () => void;
  /** Makes the next requests whose path fits go wrong. */
  failNext: (path: RegExp, fault: Fault, times?: number) => void;
  close: () => Promise<void>;
};

const bucket = 'payment-slips';
const maxBytes = 4 * 1024 * 1024;
const types = ['image/jpeg', 'image/png', 'image/webp', 'application/octet-stream'];

export async function startSupabaseStandIn(): Promise<SupabaseStandIn> {
  const postgrest = await startPostgrest();
  const auth = goTrue();
  const objects = new Map<string, StoredObject>();
  const faults: PlannedFault[] = [];
  let isPublic = false;

  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const planned = faults.find((candidate) => candidate.times > 0 && candidate.path.test(path));
    if (planned) planned.times -= 1;
    const fault = planned?.fault;
    if (fault?.kind === 'down') return request.socket.destroy();
    const body = await readBody(request);
    if (fault?.kind === 'status')
      return send(response, {
        status: fault.status,
        body: { code: String(fault.status), message: 'planned' },
      });
    const role = roleOf(request);
    const asking = authRequest(request, body, role);
    const answer = asking
      ? auth.answer(asking)
      : path.startsWith('/rest/v1/')
        ? await askPostgrest(postgrest, request, body)
        : storageAnswer({ objects, request, body, isPublic, isService: role === 'service_role' });
    if (fault?.kind === 'cut') {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      response.write('{"half":');
      return request.socket.destroy();
    }
    return send(response, answer);
  });
  return {
    url: await listening(server),
    secretKey,
    publishableKey,
    postgrest,
    auth,
    objects,
    reset: async () => {
      auth.reset();
      objects.clear();
      faults.length = 0;
      isPublic = false;
      await postgrest.run(emptyEveryTable);
    },
    makeBucketPublic: () => {
      isPublic = true;
    },
    failNext: (path, fault, times = 1) => {
      faults.push({ path, fault, times });
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await postgrest.close();
    },
  };
}

type Answer = { status: number; body: unknown; contentType?: string };

function send(response: ServerResponse, { status, body, contentType = 'application/json' }: Answer): void {
  response.writeHead(status, { 'content-type': contentType });
  response.end(body instanceof Buffer || body === undefined ? body : JSON.stringify(body));
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function roleOf(request: IncomingMessage): 'service_role' | 'anon' | 'stranger' {
  const key = request.headers.apikey;
  if (key === secretKey) return 'service_role';
  return key === publishableKey ? 'anon' : 'stranger';
}

async function askPostgrest(
  postgrest: RunningPostgrest,
  request: IncomingMessage,
  body: Buffer,
): Promise<Answer> {
  const role = roleOf(request);
  if (role === 'stranger') return { status: 401, body: { message: 'Invalid API key' } };
  const headers: Record<string, string> = { authorization: `Bearer ${postgrest.token(role)}` };
  for (const name of ['content-type', 'accept', 'prefer', 'content-profile', 'accept-profile']) {
    const value = request.headers[name];
    if (typeof value === 'string') headers[name] = value;
  }
  const answer = await fetch(`${postgrest.url}${(request.url ?? '').replace('/rest/v1', '')}`, {
    method: request.method ?? 'GET',
    headers,
    ...(body.length > 0 && { body: Uint8Array.from(body) }),
  });
  const content = Buffer.from(await answer.arrayBuffer());
  return {
    status: answer.status,
    body: content,
    contentType: answer.headers.get('content-type') ?? 'application/json',
  };
}

/** The answers of Supabase's storage for a private bucket of 4 MB with a list of types. */
function storageAnswer(call: {
  objects: Map<string, StoredObject>;
  request: IncomingMessage;
  body: Buffer;
  isPublic: boolean;
  isService: boolean;
}): Answer {
  const { objects, request, body, isPublic, isService } = call;
  const url = new URL(request.url ?? '/', 'http://stand-in');
  const route = `${request.method} ${url.pathname}`;
  const fail = (status: number, code: string): Answer => ({
    status,
    body: { statusCode: String(status), code, error: code, message: code },
  });

  if (route === `GET /storage/v1/bucket/${bucket}`) {
    return isService
      ? { status: 200, body: { id: bucket, name: bucket, public: isPublic } }
      : fail(404, 'NoSuchBucket');
  }
  if (url.pathname.startsWith('/storage/v1/object/public/')) return fail(400, 'NoSuchBucket');
  if (route === `POST /storage/v1/object/list/${bucket}`) {
    const { limit, offset } = JSON.parse(body.toString());
    const names = isService ? [...objects.keys()].sort().slice(offset, offset + limit) : [];
    return { status: 200, body: names.map((name) => ({ name, id: randomUUID() })) };
  }
  const signed = new RegExp(`^/storage/v1/object/sign/${bucket}/(.+)$`).exec(url.pathname)?.[1];
  if (signed && request.method === 'POST') {
    if (!isService) return fail(403, 'AccessDenied');
    if (!objects.has(signed))
      return {
        status: 400,
        body: { statusCode: '404', code: 'NoSuchKey', error: 'not_found', message: 'Object not found' },
      };
    const until = Date.now() + JSON.parse(body.toString()).expiresIn * 1000;
    return { status: 200, body: { signedURL: `/object/sign/${bucket}/${signed}?token=${until}` } };
  }
  const path = signed ?? new RegExp(`^/storage/v1/object/${bucket}/(.+)$`).exec(url.pathname)?.[1];
  if (route === `DELETE /storage/v1/object/${bucket}`) {
    if (!isService) return { status: 200, body: [] };
    const { prefixes }: { prefixes: string[] } = JSON.parse(body.toString());
    return { status: 200, body: prefixes.filter((name) => objects.delete(name)).map((name) => ({ name })) };
  }
  if (!path) return fail(400, 'NoSuchBucket');
  if (request.method === 'POST') {
    const contentType = request.headers['content-type'] ?? '';
    if (!isService) return fail(403, 'AccessDenied');
    if (!types.includes(contentType)) return fail(415, 'InvalidMimeType');
    if (body.length > maxBytes) return fail(413, 'EntityTooLarge');
    if (objects.has(path)) return fail(409, 'KeyAlreadyExists');
    objects.set(path, { bytes: body, contentType });
    return { status: 200, body: { Id: randomUUID(), Key: `${bucket}/${path}` } };
  }
  const mayRead = signed ? Number(url.searchParams.get('token')) > Date.now() : isService;
  const object = objects.get(path);
  if (!mayRead || !object)
    return {
      status: 400,
      body: { statusCode: '404', code: 'NoSuchKey', error: 'not_found', message: 'Object not found' },
    };
  return { status: 200, body: object.bytes, contentType: object.contentType };
}
