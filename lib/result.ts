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

/** What can be wrong with one field; each has its words in `errors.fields` of the messages. */
export const fieldProblems = [
  'required',
  'email',
  'phone',
  'url',
  'characters',
  'too-long',
  'unknown-item',
  'card-number',
  'card-expiry',
  'card-cvv',
  'card-too-much',
  'spot-uv-quantity',
  'domain-characters',
  'domain-hyphen',
  'domain-latin',
  'domain-missing',
  'domain-too-long',
  'domain-too-short',
  'tax-id',
  'branch',
  'slip-missing',
  'slip-type',
  'slip-heic',
  'slip-broken',
  'slip-too-large',
  'slip-too-many-pixels',
  'slip-own-code',
  'slip-used',
  'slip-too-many',
  'order-key',
  'order-reference',
  'quote-number',
  'sign-in',
  'sign-in-no-code',
  'sign-in-code',
] as const;

/** The same in forms of the desk alone, whose words public pages need not carry: `desk.problems` of the messages has them. */
export const deskProblems = [
  'quote-outdated',
  'quote-accepted',
  'amount',
  'discount',
  'too-many-lines',
  'delivery-day',
  'quantity',
  'plan-part',
  'plan-sum',
  'contact',
  'day',
  'domain',
  'shop-outdated',
  'invented',
  'past',
  'markup',
  'languages',
  'fee',
  'number',
  'time',
  'order',
  'account',
  'digits',
  'place',
  'time-taken',
  'time-late',
  'time-span',
] as const;

/** Why an order is not taken at present, whose words the cart alone carries: `publishing.problems` of the messages has them. */
export const haltProblems = ['not-for-sale', 'checkout-paused'] as const;

/** The same for files of an order: `files.problems` of the messages has them. */
export const fileProblems = [
  'file-missing',
  'file-empty',
  'file-type',
  'file-too-large',
  'file-too-large-form',
  'file-too-much',
  'file-too-many',
] as const;

/** A problem whose words every page may have. */
export type PublicProblem = (typeof fieldProblems)[number];

export type FieldProblem =
  | PublicProblem
  | (typeof deskProblems)[number]
  | (typeof haltProblems)[number]
  | (typeof fileProblems)[number];

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
