import type { CardMode } from '@/lib/payments/card/card-mode';

const modes: readonly CardMode[] = ['simulated', 'stripe', 'off'];

/** In milliseconds, before each further try: mobile networks come back within these. */
const pauses = [1000, 3000, 9000];

/** Asks the server how it takes cards, since pages are built without its settings; `off` when it does not answer at all. */
export async function loadCardMode(): Promise<CardMode> {
  for (const pause of pauses) {
    const mode = await askCardMode();
    if (mode) return mode;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return (await askCardMode()) ?? 'off';
}

async function askCardMode(): Promise<CardMode | undefined> {
  try {
    const answer: { mode?: unknown } = await (await fetch('/api/payments/card')).json();
    return modes.find((mode) => mode === answer.mode);
  } catch {
    return undefined;
  }
}
