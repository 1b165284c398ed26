import 'server-only';
import { addToAnswer } from '@/lib/http/answer-cookies';
import { cookiesIn } from '@/lib/http/cookies';
import { identity } from '@/lib/outside';
import { failure, type Result, success } from '@/lib/result';
import type { Person } from './identity';

/**
 * Who a request is from; undefined for a stranger. A session that was renewed on the way reaches the browser with the answer of a route;
 * for a page the middleware has renewed it already.
 * @param headers those of the request @throws IdentityError
 */
export async function signedIn(headers: Headers): Promise<Person | undefined> {
  const known = await (await identity()).who(cookiesIn(headers.get('cookie')));
  if (known) addToAnswer(headers, known.cookies);
  return known?.person;
}

type Params = Record<string, string>;

/** Reads a request of somebody who is known to be that person. */
type ReadFor<Input> = (request: Request, params: Params, person: Person) => Promise<Result<Input>>;

function guarded<Input>(mayPass: (person: Person) => boolean, read: ReadFor<Input>) {
  return async (request: Request, params: Params): Promise<Result<Input>> => {
    const person = await signedIn(request.headers);
    return person && mayPass(person) ? read(request, params, person) : failure('forbidden');
  };
}

/**
 * Lets through whoever is signed in, for a route's `read`: nothing of a stranger's request is read.
 * @returns failure `forbidden`; else what `read` returns, which gets the person
 */
export function asPerson<Input>(read: ReadFor<Input>) {
  return guarded(() => true, read);
}

/** The same for the staff alone. */
export function asStaff<Input>(read: ReadFor<Input>) {
  return guarded(({ role }) => role === 'staff', read);
}

/** For a route's `read` that needs nothing but who asks. */
export const staffOnly = asStaff(async (_request, _params, staff) => success(staff));
