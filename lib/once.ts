/** Where a thing is kept that is opened once. */
export type Slot<Thing> = { opened?: Promise<Thing> };

/**
 * Opens a thing at its first use; one that could not be opened is tried again at the next.
 * @param slot where it is kept, for a thing that must outlive this module
 * @returns the function that gives the thing; its `provide` puts another in its place
 */
export function once<Thing>(open: () => Promise<Thing>, slot: Slot<Thing> = {}) {
  const get = (): Promise<Thing> => {
    slot.opened ??= open().catch((error: unknown) => {
      delete slot.opened;
      throw error;
    });
    return slot.opened;
  };
  const provide = (thing: Thing): void => {
    slot.opened = Promise.resolve(thing);
  };
  return Object.assign(get, { provide });
}
