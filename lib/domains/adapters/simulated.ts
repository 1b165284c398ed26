import 'server-only';
import { createHash } from 'node:crypto';
import type { DomainChecker } from '../domain-checker';

/** How many of a thousand names are free. */
const freeOfThousand = 700;

/**
 * Answers without asking anybody: 500 ms for each name, one after the other. The name itself decides by its
 * hash, so that the same name always has the same answer.
 * @param delay milliseconds for each answer
 */
export function openSimulatedChecker({ delay = 500 } = {}): DomainChecker {
  return {
    isSample: true,
    atOnce: 1,
    check: async (domain, signal) => {
      await pause(delay, signal);
      if (signal?.aborted) return 'unknown';
      return numberOf(domain) % 1000 < freeOfThousand ? 'free' : 'taken';
    },
    // Of a name that is taken, some day within a year.
    expiry: async (domain) =>
      numberOf(domain) % 1000 < freeOfThousand
        ? undefined
        : new Date(Date.now() + (1 + (numberOf(domain) % 365)) * 86_400_000),
  };
}

const numberOf = (domain: string) =>
  createHash('sha256').update(domain.toLowerCase()).digest().readUInt32BE();

/** Waits, or less long when the signal comes. */
function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      // One search has one signal for many names.
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal?.addEventListener('abort', end);
  });
}
