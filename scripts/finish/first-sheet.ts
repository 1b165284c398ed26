import postcss, { type AtRule, type Declaration, type Root, type Rule } from 'postcss';
import selectorParser, { type Node, type Selector } from 'postcss-selector-parser';
import { unescaped } from './unescaped';

/** Names that a page has: of elements, of attributes, and what is in its attributes `class` and `id`. */
type Names = { tags: Set<string>; attributes: Set<string>; classes: Set<string>; ids: Set<string> };

const tag = /<([a-z][a-z0-9-]*)((?:\s[^<>]*)?)>/gi;
const attribute = /\s([a-z:-]+)(?:="([^"]*)")?/gi;
/** What changes on a page without a script: open menus and questions. */
const changing = ['open'];
/** The pseudo-classes that stand for one of several selectors. */
const alternatives = [':is', ':where'];
const variable = /var\(\s*(--[\w-]+)/g;

/**
 * The rules of the stylesheets that a page needs before anybody has touched it: a rule is left out only where it names an element, class,
 * id or attribute that the page does not have.
 * @param html the page
 * @param css its whole stylesheets, in their order
 * @returns one sheet, with absolute addresses
 */
export function firstSheet(html: string, css: readonly string[]): string {
  const sheet = postcss.parse(css.join(''));
  const names = namesIn(html);
  sheet.walkRules((rule) => keepMatching(rule, names));
  dropUnusedVariables(sheet, html);
  sheet.walkAtRules((rule) => void (rule.nodes?.length === 0 && rule.remove()));
  // Next writes addresses as seen from /_next/static/chunks.
  return sheet.toString().replaceAll('url(../media/', 'url(/_next/static/media/');
}

function namesIn(html: string): Names {
  const names: Names = {
    tags: new Set(),
    attributes: new Set(changing),
    classes: new Set(),
    ids: new Set(),
  };
  for (const [, name = '', attributes = ''] of html.matchAll(tag)) {
    names.tags.add(name.toLowerCase());
    for (const [, key = '', value = ''] of attributes.matchAll(attribute)) {
      names.attributes.add(key.toLowerCase());
      if (key === 'id') names.ids.add(value);
      if (key === 'class') for (const word of unescaped(value).split(/\s+/)) names.classes.add(word);
    }
  }
  return names;
}

const parsed = new Map<string, Selector[]>();

function parse(list: string): Selector[] {
  const selectors = parsed.get(list) ?? selectorParser().astSync(list).nodes;
  parsed.set(list, selectors);
  return selectors;
}

function keepMatching(rule: Rule, names: Names): void {
  if (isKeyframes(rule.parent)) return;
  const selectors = parse(rule.selector).filter((selector) => canMatch(selector, names));
  if (selectors.length === 0) rule.remove();
  else rule.selector = selectors.map(String).join(',');
}

const isKeyframes = (parent: Rule['parent']) =>
  parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');

const canMatch = (selector: Selector, names: Names) => selector.nodes.every((node) => canBe(node, names));

function canBe(node: Node, names: Names): boolean {
  if (node.type === 'tag') return names.tags.has(node.value.toLowerCase());
  if (node.type === 'class') return names.classes.has(node.value);
  if (node.type === 'id') return names.ids.has(node.value);
  if (node.type === 'attribute') return names.attributes.has(node.attribute.toLowerCase());
  if (node.type === 'pseudo' && alternatives.includes(node.value))
    return node.nodes.some((selector) => canMatch(selector, names));
  return true;
}

/** Removes variables that nothing reads, but what is left over reads others. */
function dropUnusedVariables(sheet: Root, html: string): void {
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

const variablesIn = (text: string) => [...text.matchAll(variable)].map(([, name = '']) => name);
