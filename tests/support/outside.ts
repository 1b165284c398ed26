/** Forgets all that lib/outside.ts has opened in this process. Its modules are to be loaded anew. */
export function resetOutside(): void {
  Reflect.deleteProperty(globalThis, 'openedOutside');
}
