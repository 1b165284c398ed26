/** What the bank is asked: the text of a slip's code, and the number of the transaction that stands in it. */
export type SlipQuestion = {
  code: string;
  reference: string;
  /** What is open of the order, in whole satang. No service is told: we compare ourselves. */
  amount: number;
};

/** A transfer as a bank knows it; `amount` in whole satang. */
export type FoundTransfer = {
  number: string;
  amount: number;
  at: Date;
  /** The numbers of the receiver, account or PromptPay, with whatever the bank hides of them. */
  receivers: readonly string[];
};

/** Why nobody can tell whether the money came. */
export type UnknownReason = 'key' | 'quota' | 'down' | 'unreadable';

/**
 * `not-yet`: the service knows of no such transfer, which some banks tell minutes later. `unknown`: it could not be asked, or its answer
 * could not be read; that is no word against the slip.
 */
export type SlipAnswer =
  | { outcome: 'found'; transfer: FoundTransfer }
  | { outcome: 'not-yet' }
  | { outcome: 'unknown'; reason: UnknownReason };

/** Who asks banks about slips. */
export type SlipChecker = {
  /** False where nobody is asked. */
  asks: boolean;
  /** Asks once; it never throws, and what it answers holds no key. */
  ask: (question: SlipQuestion) => Promise<SlipAnswer>;
  /** Whether the service takes our key: undefined where it does, else why not. */
  trouble: () => Promise<UnknownReason | undefined>;
};
