/** What a sheet says that no page with these letters and variables hears. */
import type { AtRule, Container, Declaration, Root, Rule } from 'postcss';
import { unescaped } from './unescaped';

const setVariable = /--[\w-]+(?=:)/g;
const variableOr = /var\(\s*(--[\w-]+)\s*,([^()]*)\)/g;
const variableAlone = /var\(\s*(--[\w-]+)\s*\)/g;
const variable = /var\(\s*(--[\w-]+)/g;
const unseen = /<(head|script|style)\b[^>]*>.*?<\/\1>/gs;
const tag = /<[^<>]*?(?: placeholder="([^"]*)"[^<>]*)?>/g;
const range = /U\+([0-9A-F]+)(?:-([0-9A-F]+))?/i;

/** Also those that hold nothing but empty ones. */
export function dropEmptyRules(container: Container): void {
  container.each((child) => {
    if (!('nodes' in child) || child.type === 'rule') return;
    dropEmptyRules(child);
    if (child.nodes?.length === 0) child.remove();
  });
}

/** Leaves of the ranges of each face those from which the page has a letter, and no face without any, nor one that no rule names. */
export function dropUnusedFaces(sheet: Root, html: string): void {
  const named: string[] = [];
  sheet.walkRules((rule) =>
    rule.walkDecls(/^(?:font|--face)/, ({ value }) => {
      named.push(value);
    }),
  );
  const families = named.join();
  const isNamed = (family: string) => families.includes(family.replaceAll(/["']/g, ''));
  const shown = html
    .replace(unseen, '')
    .replace(tag, (_, placeholder: string | undefined) => placeholder ?? '');
  const letters = [...new Set(unescaped(shown))].map((letter) => letter.codePointAt(0) ?? 0);
  const isUsed = (text: string) => {
    const [, from = '', to = from] = range.exec(text) ?? [];
    return letters.some((letter) => letter >= Number.parseInt(from, 16) && letter <= Number.parseInt(to, 16));
  };
  sheet.walkAtRules('font-face', (face) => {
    face.walkDecls('font-family', ({ value }) => void (isNamed(value) || face.remove()));
    face.walkDecls('unicode-range', (declaration) => {
      declaration.value = declaration.value.split(',').filter(isUsed).join(',');
      if (!declaration.value) face.remove();
    });
  });
}

export function dropUnusedMovements(sheet: Root): void {
  const used = new Set<string>();
  sheet.walkDecls(/^animation/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) used.add(word);
  });
  sheet.walkAtRules('keyframes', (rule) => void (used.has(rule.params) || rule.remove()));
}

/** Leaves of a declaration that a rule says several times in a row one. */
export function dropRepeated(sheet: Root): void {
  sheet.walkDecls((declaration) => {
    const before = declaration.prev();
    if (before?.type === 'decl' && before.prop === declaration.prop && before.value === declaration.value)
      declaration.remove();
  });
}

/**
 * Writes a variable that is set for the whole page without what would stand for it, and one that nothing sets as that alone, or as its
 * first value.
 */
export function dropUnusedFallbacks(sheet: Root, html: string): void {
  const everywhere = new Set<string>();
  const somewhere = new Set([...html.matchAll(setVariable)].map(([name]) => name));
  sheet.walkDecls(/^--/, ({ prop, parent }) => {
    somewhere.add(prop);
    if (parent?.type === 'rule' && (parent as Rule).selectors.includes(':root') && !isConditional(parent))
      everywhere.add(prop);
  });
  const first = new Map<string, string>();
  sheet.walkAtRules('property', ({ params, nodes = [] }) => {
    for (const node of nodes)
      if (node.type === 'decl' && node.prop === 'initial-value') first.set(params, node.value);
  });
  sheet.walkDecls((declaration) => {
    declaration.value = declaration.value
      .replace(variableOr, (whole, name: string, other: string) => {
        if (everywhere.has(name)) return `var(${name})`;
        return somewhere.has(name) ? whole : other.trim();
      })
      .replace(variableAlone, (whole, name: string) =>
        somewhere.has(name) ? whole : (first.get(name) ?? whole),
      );
  });
}

/** Whether a rule holds on some devices only. */
export function isConditional({ parent }: { parent?: Rule['parent'] | undefined }): boolean {
  if (parent?.type !== 'atrule') return false;
  return (parent as AtRule).name !== 'layer' || isConditional(parent as AtRule);
}

/** Removes variables that nothing reads, but what is left over reads others. */
export function dropUnusedVariables(sheet: Root, html: string): void {
  const set: Declaration[] = [];
  const read = new Set(variablesIn(html));
  sheet.walkDecls((declaration) => {
    if (declaration.prop.startsWith('--')) set.push(declaration);
    else for (const name of variablesIn(declaration.value)) read.add(name);
  });
  const innerOf = new Map<string, string[]>();
  for (const { prop, value } of set) innerOf.set(prop, [...(innerOf.get(prop) ?? []), ...variablesIn(value)]);
  // A set that grows while it is walked is walked to its new end: what a variable reads is read as well.
  for (const name of read) for (const inner of innerOf.get(name) ?? []) read.add(inner);

  for (const declaration of set) if (!read.has(declaration.prop)) declaration.remove();
  sheet.walkRules((rule) => void (rule.nodes.length === 0 && rule.remove()));
  sheet.walkAtRules('property', (rule) => void (read.has(rule.params) || rule.remove()));
}

export const variablesIn = (text: string) => [...text.matchAll(variable)].map(([, name = '']) => name);
