import { afterAll, onTestFailed } from 'vitest';

/**
 * What tests share since it is slow to open, until one of them fails: what that one left running may still write, so its second try
 * and whatever comes after it get another.
 */
export function sharedUntilFailure<Opened extends { close: () => Promise<void> }>(
  open: () => Promise<Opened>,
): () => Promise<Opened> {
  const all: Promise<Opened>[] = [];
  let current: Promise<Opened> | undefined;
  afterAll(async () => {
    for (const each of all) await (await each).close();
  });
  return () => {
    if (current === undefined) {
      current = open();
      all.push(current);
    }
    onTestFailed(() => {
      current = undefined;
    });
    return current;
  };
}
