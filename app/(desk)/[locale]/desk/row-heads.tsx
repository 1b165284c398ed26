import { getMessages } from 'next-intl/server';

/** The heads of a list's columns, for the eye: each line says itself what it is. */
export async function RowHeads({ heads: [what, below] }: { heads: readonly [string, string] }) {
  const { date, amount, state } = (await getMessages()).desk.heads;
  return (
    <li className="desk-row-heads" aria-hidden="true">
      <span className="desk-row-what">{what}</span>
      <span className="desk-row-below">{below}</span>
      <span className="desk-row-aside">{date}</span>
      <span className="desk-row-amount">{amount}</span>
      <span className="desk-row-state">{state}</span>
    </li>
  );
}
