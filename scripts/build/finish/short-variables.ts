import type { Declaration, Root, Rule } from 'postcss';
import { isConditional, variablesIn } from './unused-parts';

const anyVariable = /--[a-z][\w-]*/gi;
const mentions = (text: string, name: string) => new Set<string>(text.match(anyVariable)).has(name);
const read = (name: string) => new RegExp(`var\\(\\s*${name}\\s*\\)`, 'g');
/** A value as short as this is shorter than the variable that it is read by. */
const shortValue = 6;
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Says what a sheet says of variables in fewer letters. All its rules come again in the whole sheet, which uses the long names, so that
 * nothing is read across the two. What the page itself names keeps its name.
 */
export function shortenVariables(sheet: Root, html: string): void {
  const named = new Set(html.match(anyVariable));
  writeOut(sheet, named);
  rename(sheet, named);
}

/** Writes the value of a variable that is the same for the whole page where it is read, if only one rule reads it or it is short. */
function writeOut(sheet: Root, kept: ReadonlySet<string>): void {
  const set = new Map<string, Declaration[]>();
  sheet.walkDecls(/^--/, (declaration) => {
    set.set(declaration.prop, [...(set.get(declaration.prop) ?? []), declaration]);
  });
  const isOfPage = (name: string) =>
    !kept.has(name) &&
    set.get(name)?.every(({ parent }) => (parent as Rule).selectors.includes(':root')) === true;
  for (const [name, [declaration, other]] of set) {
    if (!declaration || other || !isOfPage(name)) continue;
    const { value, parent } = declaration;
    if (isConditional(parent as Rule) || !variablesIn(value).every(isOfPage)) continue;
    const readers: Declaration[] = [];
    sheet.walkDecls((each) => void (mentions(each.value, name) && readers.push(each)));
    const times = readers.reduce((sum, { value }) => sum + (value.match(read(name))?.length ?? 0), 0);
    if (times > 1 && value.length > shortValue) continue;
    const written = readers.map((reader) => reader.value.replace(read(name), () => value));
    // What stands for it where it is unset is more than this can read.
    if (written.some((text) => mentions(text, name))) continue;
    for (const [index, reader] of readers.entries()) reader.value = written[index] ?? reader.value;
    declaration.remove();
    if ((parent as Rule).nodes.length === 0) parent?.remove();
  }
}

function rename(sheet: Root, kept: ReadonlySet<string>): void {
  const uses = new Map<string, number>();
  const count = (text: string) => {
    for (const name of text.match(anyVariable) ?? [])
      if (!kept.has(name)) uses.set(name, (uses.get(name) ?? 0) + 1);
  };
  sheet.walkDecls(({ prop, value }) => count(`${prop} ${value}`));
  const free = shortNames(kept);
  const names = new Map(
    [...uses].sort(([, a], [, b]) => b - a).map(([name]) => [name, free.next().value ?? name]),
  );
  const shorten = (text: string) => text.replace(anyVariable, (name) => names.get(name) ?? name);
  sheet.walkDecls((declaration) => {
    declaration.prop = shorten(declaration.prop);
    declaration.value = shorten(declaration.value);
  });
  sheet.walkAtRules('property', (rule) => {
    rule.params = shorten(rule.params);
  });
}

function* shortNames(taken: ReadonlySet<string>, start = '--'): Generator<string, undefined> {
  for (const letter of letters) if (!taken.has(start + letter)) yield start + letter;
  for (const letter of letters) yield* shortNames(taken, start + letter);
}
