import 'server-only';

/**
 * Gives the outcome of some work when a whole number of steps has passed since it began, so that the time of an answer does not tell
 * what was found on the way.
 * @param step in milliseconds, longer than the work usually takes
 */
export async function inSteadyTime<Outcome>(step: number, work: () => Promise<Outcome>): Promise<Outcome> {
  const start = performance.now();
  const outcome = await work();
  const taken = performance.now() - start;
  await new Promise((resolve) => setTimeout(resolve, Math.max(1, Math.ceil(taken / step)) * step - taken));
  return outcome;
}
