/** What became of something that was handed to a provider. A reason may be logged and stored: it holds no address and no content. */
export type Delivery =
  /** It was taken for good. */
  | { outcome: 'taken' }
  /** It was certainly not taken. `retryAfter`: the pause in seconds that a provider which is asked too often wants. */
  | { outcome: 'refused'; reason: string; retryAfter?: number }
  /** It was not taken and never will be: nothing can go to this address, or nothing of this kind. */
  | { outcome: 'undeliverable'; reason: string }
  /** The answer was lost, so it may have been taken. */
  | { outcome: 'uncertain'; reason: string };
