import type { ItemType } from '@/lib/catalog/catalog-entry';
import type { AppointmentKind } from './appointment';

/** Which kinds of goods want an appointment, and which: what is not here is made without seeing place or device. */
const kinds: Partial<Record<ItemType, AppointmentKind>> = {
  cctv: 'visit',
  network: 'visit',
  pos: 'visit',
  'live-streaming': 'visit',
  'computer-repair': 'drop-off',
  'data-recovery': 'drop-off',
};

type Work = { state: string; stage: number; stages: readonly { stage: string }[] };

/** The same with a visit where the work on an order has come to one. */
export function kindsOfOrder(
  { lines }: { lines: readonly { type: string }[] },
  jobs: readonly Work[],
): AppointmentKind[] {
  const isVisited = jobs.some(
    ({ state, stage, stages }) => ['ours', 'waiting'].includes(state) && stages[stage]?.stage === 'visit',
  );
  return [...new Set([...kindsFor(lines), ...(isVisited ? (['visit'] as const) : [])])];
}

/** The kinds of appointments that lines of an order want, each once. */
function kindsFor(lines: readonly { type: string }[]): AppointmentKind[] {
  const wanted = lines.flatMap(
    ({ type }) => Object.entries(kinds).find(([known]) => known === type)?.[1] ?? [],
  );
  return [...new Set(wanted)];
}
