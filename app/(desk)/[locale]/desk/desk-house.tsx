import { deskCounts } from '@/lib/desk/counts';
import { type DeskPart, DeskSign } from './desk-sign';
import { waitingIn } from './waiting';

/** Which house of the street is whose; what has no shop of its own there has one that no other part is seen with. */
export const houseOf: Record<DeskPart, number> = {
  check: 0,
  inquiries: 1,
  quotes: 2,
  orders: 3,
  work: 4,
  visits: 5,
  services: 6,
  mail: 7,
  month: 0,
  shop: 7,
};

/** The house of a part of the desk in the street of the first page, for the eye: how much waits there, or its sign. */
export async function DeskHouse({ part }: { part: DeskPart }) {
  const waiting = waitingIn(await deskCounts());
  return (
    <span className="desk-house" aria-hidden="true">
      <b>{waiting[part] || <DeskSign part={part} />}</b>
    </span>
  );
}
