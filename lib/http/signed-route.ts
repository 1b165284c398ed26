import 'server-only';
import { failure, type Result } from '@/lib/result';
import { asJson } from './answer';
import { readText } from './body';
import { later } from './later';
import { withRequestId } from './request-id';
import { attempt } from './route';

/** How large a message may be, in bytes; far more than any that is sent. */
const maxMessageBytes = 256 * 1024;

/**
 * Makes a route handler for messages that another system sends and signs: no origin and no limit, the signature is the key.
 * @param route `headers` names the header of each part of the signature, `run` is the use-case, `afterwards` is done once a success
 *   has been answered
 * @returns the handler; a surprise is answered with 500, after which the sender tries again
 */
export function signedRoute<Part extends string>({
  name,
  headers,
  run,
  afterwards,
}: {
  name: string;
  headers: Record<Part, string>;
  run: (message: { body: string } & Record<Part, string>) => Promise<Result<unknown>>;
  afterwards?: () => Promise<void>;
}) {
  return (request: Request): Promise<Response> =>
    withRequestId(async () => {
      const result = await attempt(name, async () => {
        const signed = partsOf(headers, request.headers);
        if (!signed) return failure('malformed');
        const body = await readText(request, maxMessageBytes);
        return body.ok ? run({ body: body.data, ...signed }) : body;
      });
      if (result.ok && afterwards) later(name, afterwards);
      return asJson(request)(result);
    });
}

/** What the headers say of each part; undefined where one is missing. */
function partsOf<Part extends string>(
  names: Record<Part, string>,
  headers: Headers,
): Record<Part, string> | undefined {
  const parts = { ...names };
  for (const part in names) {
    const said = headers.get(names[part]);
    if (said === null) return undefined;
    parts[part] = said;
  }
  return parts;
}
