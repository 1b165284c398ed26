import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AuthAnswer, type AuthRequest, type GoTrue, goTrue } from './gotrue';
import { listening } from './listening';

export const authSecretKey = 'sb_secret_stand_in_0123456789';
export const authPublishableKey = 'sb_publishable_stand_in_0123456789';

/** A request to the part of a project that knows people, as `goTrue` takes it; undefined for any other part. */
export function authRequest(
  request: IncomingMessage,
  body: Buffer,
  role: AuthRequest['role'],
): AuthRequest | undefined {
  const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://stand-in');
  if (!pathname.startsWith('/auth/v1/')) return undefined;
  return {
    method: request.method ?? 'GET',
    path: pathname.slice('/auth/v1'.length),
    query,
    body: body.length > 0 ? JSON.parse(body.toString()) : undefined,
    bearer: (request.headers.authorization ?? '').replace(/^Bearer /i, ''),
    role,
  };
}

export type GoTrueStandIn = {
  url: string;
  secretKey: string;
  publishableKey: string;
  auth: GoTrue;
  /** The paths that were asked, in order. */
  asked: string[];
  /** Answers the next requests with this status. */
  failNext: (status: number, times?: number) => void;
  close: () => void;
};

/** Supabase Auth on this machine, without the rest of a project. */
export async function startGoTrueStandIn(): Promise<GoTrueStandIn> {
  const auth = goTrue();
  const asked: string[] = [];
  const failures: number[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const key = request.headers.apikey;
    const role = key === authSecretKey ? 'service_role' : key === authPublishableKey ? 'anon' : 'stranger';
    asked.push(request.url ?? '');
    const failed = failures.shift();
    if (failed !== undefined) return send(response, { status: failed, body: { message: 'planned' } });
    const asking = authRequest(request, Buffer.concat(chunks), role);
    return send(response, asking ? auth.answer(asking) : { status: 404, body: {} });
  });
  return {
    url: await listening(server),
    secretKey: authSecretKey,
    publishableKey: authPublishableKey,
    auth,
    asked,
    failNext: (status, times = 1) => {
      failures.push(...Array<number>(times).fill(status));
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function send(response: ServerResponse, { status, body }: AuthAnswer): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}
