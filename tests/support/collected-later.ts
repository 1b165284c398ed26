/** Shared by every instance of this module: the tests and the code under test may each have their own. */
const shared: typeof globalThis & { workForLater?: Promise<void>[] } = globalThis;
shared.workForLater ??= [];
const pending = shared.workForLater;

export function later(_where: string, work: () => Promise<void>): void {
  pending.push(work());
}

/** Waits for all work that was put off until after an answer. */
export async function laterIsDone(): Promise<void> {
  while (pending.length > 0) await pending.shift();
}
