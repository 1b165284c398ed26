/** Whether a status says that nobody answered (0), or a gateway in place of the service. */
export function isOutOfReach(status: number | undefined): boolean {
  return status === undefined || status === 0 || status === 502 || status === 503 || status === 504;
}

/** How long an outside system may take for one answer, in milliseconds: longer than its slow days, shorter than a visitor's patience. */
export const patience = 12_000;

/** A hiccup is over at once; what took this many milliseconds to fail is left at that. */
const maxHiccup = 4000;

/** Asks once more where the first answer was a hiccup; only for what may be carried out twice. */
export async function twice<Answer>(
  ask: () => Promise<Answer>,
  isHiccup: (answer: Answer) => boolean,
): Promise<Answer> {
  const start = Date.now();
  const answer = await ask();
  return isHiccup(answer) && Date.now() - start < maxHiccup ? ask() : answer;
}
