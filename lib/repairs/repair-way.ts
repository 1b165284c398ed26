import type { z } from 'zod';
import type { repairState } from './repair';

type State = z.infer<typeof repairState>;

const repaired = ['received', 'diagnosed', 'accepted', 'ready', 'returned'] as const;

const unrepaired = ['received', 'diagnosed', 'declined', 'unrepaired'] as const;

/** The stops of a device in the shop, and the place of the one that it has reached; the first is 0. */
export function wayOfRepair(state: State): { stops: readonly State[]; current: number } {
  const stops: readonly State[] = state === 'declined' || state === 'unrepaired' ? unrepaired : repaired;
  return { stops, current: stops.indexOf(state) };
}
