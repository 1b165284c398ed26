/** Storage may be forbidden (private windows) or full, and what lies in it may be garbage. @returns undefined then */
export function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
