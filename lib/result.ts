import type { Messages } from 'next-intl';

/** What a request can be told when it is not served; each with its HTTP status. */
export const errorStatus = {
  malformed: 400,
  forbidden: 403,
  'not-found': 404,
  'timed-out': 408,
  conflict: 409,
  'too-large': 413,
  invalid: 422,
  'too-many-requests': 429,
  failed: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** Why an order is not taken at present, whose words the cart alone carries: `publishing.problems` of the messages has them. */
export const haltProblems = ['not-for-sale', 'checkout-paused'] as const;

/** What can be wrong with one field, in words that every page may have. */
export type PublicProblem = keyof Messages['errors']['fields'];

/** What can be wrong with one field; words of the desk, of halts and of files are carried by their pages alone. */
export type FieldProblem =
  | PublicProblem
  | keyof Messages['desk']['problems']
  | keyof Messages['files']['problems']
  | (typeof haltProblems)[number];

export type Failure = {
  code: ErrorCode;
  fields?: Record<string, FieldProblem>;
  /** Seconds after which trying again makes sense. */
  retryAfter?: number;
};

/** The answer of a use-case: expected failures are values, surprises throw. */
export type Result<Data> = { ok: true; data: Data } | { ok: false; error: Failure };

export function success<Data>(data: Data): Result<Data> {
  return { ok: true, data };
}

export function failure(code: ErrorCode, details: Omit<Failure, 'code'> = {}): { ok: false; error: Failure } {
  return { ok: false, error: { code, ...details } };
}
