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

/** The kinds of appointments that lines of an order want, each once. */
export function kindsFor(lines: readonly { type: string }[]): AppointmentKind[] {
  const wanted = lines.flatMap(
    ({ type }) => Object.entries(kinds).find(([known]) => known === type)?.[1] ?? [],
  );
  return [...new Set(wanted)];
}
