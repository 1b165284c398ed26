type Changed = { readonly [name: string]: unknown };

const isGroup = (value: unknown): value is Changed =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What stands in a file, with what the owner has changed of it. Those values are what the build found and checked (scripts/build/changes.ts), so
 * pages, islands and server of one build have the same.
 * @param changed JSON with the changed values alone, shaped as what it changes, or nothing; `null` there is what is not decided
 * @param part the one that has these values, where it has several
 */
export function withPublished<Values>(values: Values, changed: string | undefined, part?: string): Values {
  if (!changed) return values;
  const all = JSON.parse(changed);
  return merged(values, part === undefined ? all : all[part]);
}

function merged<Values>(values: Values, changed: unknown): Values;
function merged(values: unknown, changed: unknown): unknown {
  if (!isGroup(changed) || !isGroup(values)) return changed === undefined ? values : (changed ?? undefined);
  const entries = Object.entries(changed).map(([name, value]) => [name, merged(values[name], value)]);
  return { ...values, ...Object.fromEntries(entries) };
}
