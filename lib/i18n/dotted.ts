/** Short facts as one line: those that are there, with a dot between them that never begins a line. */
export function dotted(facts: readonly (string | number | false | null | undefined)[]): string {
  return facts.filter(Boolean).join('\u00a0· ');
}
