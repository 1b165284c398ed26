import 'server-only';
import { logError } from '@/lib/log';
import { failure, type Result } from '@/lib/result';
import { readText } from './body';
import { respond } from './route';

/** How large a message may be, in bytes; far more than any that is sent. */
const mostMessageBytes = 256 * 1024;

/**
 * Makes a route handler for messages that another system sends and signs: no origin and no rate limit, the signature is the key.
 * @param route `signature` names the header that carries it, `run` is the use-case
 * @returns the handler; a surprise is answered with 500, after which the sender tries again
 */
export function handleMessage(route: {
  where: string;
  signature: string;
  run: (message: { body: string; signature: string }) => Promise<Result<unknown>>;
}) {
  return async (request: Request): Promise<Response> => {
    try {
      const signature = request.headers.get(route.signature);
      if (signature === null) return respond(failure('malformed'));
      const body = await readText(request, mostMessageBytes);
      return respond(body.ok ? await route.run({ body: body.data, signature }) : body);
    } catch (error) {
      logError(route.where, error);
      return respond(failure('failed'));
    }
  };
}
