import type { CardMode } from '@/lib/payments/card/card-mode';

const modes: readonly CardMode[] = ['simulated', 'stripe', 'off'];

/** Asks the server how it takes cards, since pages are built without its settings; `off` when there is no answer. */
export async function loadCardMode(): Promise<CardMode> {
  try {
    const answer: { mode?: unknown } = await (await fetch('/api/payments/card')).json();
    return modes.find((mode) => mode === answer.mode) ?? 'off';
  } catch {
    return 'off';
  }
}
