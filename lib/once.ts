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

/**
 * What is open in this process, by name. Next bundles route handlers apart, so a module variable would be one per bundle,
 * and two instances of the embedded database on one folder destroy it.
 */
const shared: typeof globalThis & { openedOutside?: Map<string, Slot<unknown>> } = globalThis;
shared.openedOutside ??= new Map();
const slots = shared.openedOutside;

/** The slot of this name, the same for all bundles of this process; whoever names it says what is kept there. */
export function sharedSlot<Thing>(name: string): Slot<Thing> {
  const slot = slots.get(name) ?? {};
  slots.set(name, slot);
  return slot as Slot<Thing>;
}

/** Forgets what all shared slots hold. */
export function emptySharedSlots(): void {
  for (const slot of slots.values()) delete slot.opened;
}
