/** Removes CSS that cannot affect a page, once its rules are those that match. */
import type { Container, Declaration, Root } from 'postcss';
import { unescaped } from './unescaped';

const variable = /var\(\s*(--[\w-]+)/g;
const notText = /<(head|script|style)\b[^>]*>.*?<\/\1>/gs;
const tag = /<[^<>]*?(?: placeholder="([^"]*)"[^<>]*)?>/g;
const range = /U\+([0-9A-F]+)(?:-([0-9A-F]+))?/i;

/** At-rules that hold nothing, or nothing but empty ones. */
export function dropEmptyRules(container: Container): void {
  container.each((child) => {
    if (!('nodes' in child) || child.type === 'rule') return;
    dropEmptyRules(child);
    if (child.nodes?.length === 0) child.remove();
  });
}

/** Fonts that no rule names or whose `unicode-range` has no character of the page, and such parts of their ranges. */
export function dropUnusedFonts(sheet: Root, html: string): void {
  const named: string[] = [];
  sheet.walkRules((rule) => rule.walkDecls(/^(?:font|--face)/, ({ value }) => void named.push(value)));
  const families = named.join();
  const text = html
    .replace(notText, '')
    .replace(tag, (_, placeholder: string | undefined) => placeholder ?? '');
  const characters = [...new Set(unescaped(text))].map((character) => character.codePointAt(0) ?? 0);
  const isUsed = (part: string) => {
    const [, from = '', to = from] = range.exec(part) ?? [];
    return characters.some((code) => code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16));
  };
  sheet.walkAtRules('font-face', (face) => {
    face.walkDecls('font-family', ({ value }) => {
      if (!families.includes(value.replaceAll(/["']/g, ''))) face.remove();
    });
    face.walkDecls('unicode-range', (declaration) => {
      declaration.value = declaration.value.split(',').filter(isUsed).join(',');
      if (!declaration.value) face.remove();
    });
  });
}

export function dropUnusedKeyframes(sheet: Root): void {
  const named: string[] = [];
  sheet.walkDecls(/^animation/, ({ value }) => void named.push(...value.split(/[\s,]+/)));
  sheet.walkAtRules('keyframes', (rule) => void (named.includes(rule.params) || rule.remove()));
}

/** Variables that no property reads, directly or through other variables. */
export function dropUnusedVariables(sheet: Root, html: string): void {
  const set: Declaration[] = [];
  const read = new Set(variablesIn(html));
  sheet.walkDecls((declaration) => {
    if (declaration.prop.startsWith('--')) set.push(declaration);
    else for (const name of variablesIn(declaration.value)) read.add(name);
  });
  const innerOf = new Map<string, string[]>();
  for (const { prop, value } of set) innerOf.set(prop, [...(innerOf.get(prop) ?? []), ...variablesIn(value)]);
  // `for…of` also visits what is added to a set during the walk.
  for (const name of read) for (const inner of innerOf.get(name) ?? []) read.add(inner);

  for (const declaration of set) if (!read.has(declaration.prop)) declaration.remove();
  sheet.walkRules((rule) => void (rule.nodes.length === 0 && rule.remove()));
  sheet.walkAtRules('property', (rule) => void (read.has(rule.params) || rule.remove()));
}

const variablesIn = (text: string) => [...text.matchAll(variable)].map(([, name = '']) => name);

/** Declarations that change nothing before interaction. Each saves what is noted, in brotli on an average page. */
const unusedDeclarations: readonly { property: RegExp; value?: RegExp }[] = [
  // 0.14 KB, and 0.3 KB on guides
  {
    property:
      /^(?:transition|cursor|pointer-events|tab-size|-webkit-tap-highlight-color|overscroll-behavior(?:-x)?|scroll-snap-\w+|(?:view|animation)-timeline(?:-\w+)?|timeline-scope)$/,
  },
  // Drawings are files, which load with the full stylesheet, and where they lie in their sprite (app/drawings/places.css): 0.03 KB
  { property: /^background-image$/, value: /url\(/ },
  { property: /^background-(?:position|size)$/, value: /var\(--(?:at|of)\)/ },
  // What Tailwind sets back although nothing has set it, and prefixes for older browsers: 0.08 KB
  {
    property: /^(?:appearance|letter-spacing|font-(?:feature|variation)-settings|vertical-align)$/,
    value: /^(?:button|inherit|normal|middle)$/,
  },
  { property: /^-webkit-(?:hyphens|mask|text-decoration)$/ },
];

/** Removes declarations that change nothing before interaction. */
export function dropUnusedDeclarations(sheet: Root): void {
  for (const { property, value } of unusedDeclarations)
    sheet.walkDecls(
      property,
      (declaration) => void ((value?.test(declaration.value) ?? true) && declaration.remove()),
    );
}
