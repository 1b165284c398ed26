import 'server-only';
import { failure, type Result } from '@/lib/result';
import { asJson } from './answer';
import { readText } from './body';
import { later } from './later';
import { attempt } from './route';

/** How large a message may be, in bytes; far more than any that is sent. */
const maxMessageBytes = 256 * 1024;

/**
 * Makes a route handler for messages that another system sends and signs: no origin and no limit, the signature is the key.
 * @param route `signature` names the header that carries it, `run` is the use-case, `afterwards` is done once a success has been
 *   answered
 * @returns the handler; a surprise is answered with 500, after which the sender tries again
 */
export function signedRoute({
  name,
  signature: header,
  run,
  afterwards,
}: {
  name: string;
  signature: string;
  run: (message: { body: string; signature: string }) => Promise<Result<unknown>>;
  afterwards?: () => Promise<void>;
}) {
  return async (request: Request): Promise<Response> => {
    const result = await attempt(name, async () => {
      const signature = request.headers.get(header);
      if (signature === null) return failure('malformed');
      const body = await readText(request, maxMessageBytes);
      return body.ok ? run({ body: body.data, signature }) : body;
    });
    if (result.ok && afterwards) later(name, afterwards);
    return asJson(request)(result);
  };
}
