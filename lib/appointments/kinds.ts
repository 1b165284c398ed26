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

type Work = { item: string; state: string; stage: number; stages: readonly { stage: string }[] };

/** What an order wants: the kinds of its lines whose work is not over, and a visit where work has come to one. */
export function kindsOfOrder(
  { lines }: { lines: readonly { id: string; type: string }[] },
  jobs: readonly Work[],
): AppointmentKind[] {
  const over = jobs.filter(({ state }) => state === 'done' || state === 'cancelled').map(({ item }) => item);
  const isVisited = jobs.some(
    ({ state, stage, stages }) => ['ours', 'waiting'].includes(state) && stages[stage]?.stage === 'visit',
  );
  return [
    ...new Set([
      ...kindsFor(lines.filter(({ id }) => !over.includes(id))),
      ...(isVisited ? (['visit'] as const) : []),
    ]),
  ];
}

/** The kinds of appointments that lines of an order want, each once. */
function kindsFor(lines: readonly { type: string }[]): AppointmentKind[] {
  const wanted = lines.flatMap(
    ({ type }) => Object.entries(kinds).find(([known]) => known === type)?.[1] ?? [],
  );
  return [...new Set(wanted)];
}
