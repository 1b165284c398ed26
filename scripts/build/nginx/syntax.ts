/** A line of a map: what is compared, and what comes out; `~` begins a pattern, `~*` one without regard to capitals. */
export type Entry = readonly [pattern: string, value: string];

export function map(from: string, to: string, entries: readonly Entry[]): string {
  const lines = entries.map(([pattern, value]) => `    ${quote(pattern)} ${quote(value)};`);
  return [`map ${from} ${to} {`, ...lines, '}'].join('\n');
}

export function quote(text: string): string {
  if (text === 'default') return text;
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

export const pathVariable = (key: string) => `$path_${key.toLowerCase().replaceAll('-', '_')}`;

/** The values of these request headers, one after the other. */
export function variablesOf(names: string): string {
  const variables = names.split(',').map((name) => `$http_${name.trim().toLowerCase().replaceAll('-', '_')}`);
  return `"${variables.join('')}"`;
}

export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** What the patterns say of each address, so that nginx need not try them one after the other. */
export function foundFirst(addresses: readonly string[], entries: readonly Entry[]): Entry[] {
  const tests = entries.map(([pattern, value]) => {
    const [, isLoose = '', source = ''] = /^~(\*?)(.*)$/.exec(pattern) ?? [];
    return { test: new RegExp(source, isLoose ? 'i' : ''), value };
  });
  return addresses.flatMap((address) => {
    const found = tests.find(({ test }) => test.test(address));
    return found ? [[address, found.value] as const] : [];
  });
}
