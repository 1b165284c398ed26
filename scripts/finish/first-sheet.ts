import postcss, { type AtRule, type Rule } from 'postcss';
import selectorParser, { type Node, type Pseudo, type Selector } from 'postcss-selector-parser';
import { unescaped } from './unescaped';
import {
  dropEmptyRules,
  dropRepeated,
  dropUnusedFaces,
  dropUnusedFallbacks,
  dropUnusedMovements,
  dropUnusedVariables,
} from './unused-parts';

/** Names that a page has: of elements, of attributes, and what is in its attributes `class` and `id`. */
type Names = {
  language: string;
  tags: Set<string>;
  attributes: Set<string>;
  classes: Set<string>;
  ids: Set<string>;
};

const tag = /<([a-z][a-z0-9-]*)((?:\s[^<>]*)?)>/gi;
const attribute = /\s([a-z:-]+)(?:="([^"]*)")?/gi;
/** What changes on a page without a script: open menus and questions. */
const changing = ['open'];
/** The pseudo-classes for which one of several selectors must match. */
const alternatives = [':is', ':where', ':has'];
/** What nothing is before a pointer or a key is used, which also lets the whole sheet apply. */
const used = [':hover', ':active', ':focus', ':focus-visible', ':focus-within'];
const fields = ['input', 'select', 'textarea'];
const fieldPart =
  /^::?(?:placeholder|file-selector-button|-webkit-(?:search|date|calendar|inner-spin|outer-spin)|-moz-ui-invalid)/;
const closedDetails = /(<details(?![^>]*\sopen)[^>]*>.*?<\/summary>).*?<\/details>/gs;

/**
 * The rules of the stylesheets that a page needs before anybody has touched it. A rule is left out where it names an element, class, id or
 * attribute that the page does not have, or has in closed details alone; where it is for paper, to which the whole sheet applies at once;
 * where it follows a pointer or a key; and where it is a face for letters that the page does not have.
 * @param html the page
 * @param css its whole stylesheets, in their order
 * @returns one sheet, with absolute addresses
 */
export function firstSheet(html: string, css: readonly string[]): string {
  const sheet = postcss.parse(css.join(''));
  const names = namesIn(html.replace(closedDetails, '$1'));
  sheet.walkAtRules('media', (media) => void (media.params === 'print' && media.remove()));
  sheet.walkDecls('transition', (declaration) => void declaration.remove());
  // Drawings that are files come with the whole sheet, when somebody is about to see them.
  sheet.walkDecls(
    'background-image',
    (declaration) => void (/url\(/.test(declaration.value) && declaration.remove()),
  );
  // What Tailwind says to browsers without @property; only the place of this layer among the others matters to the whole sheet.
  sheet.walkAtRules(
    'layer',
    (layer) => void (layer.params === 'properties' && layer.replaceWith('@layer properties;')),
  );
  dropRepeated(sheet);
  sheet.walkRules((rule) => keepMatching(rule, names));
  dropUnusedFaces(sheet, html);
  dropUnusedMovements(sheet);
  dropUnusedFallbacks(sheet, html);
  dropUnusedVariables(sheet, html);
  dropEmptyRules(sheet);
  // Next writes addresses as seen from /_next/static/chunks.
  return sheet.toString().replaceAll('url(../media/', 'url(/_next/static/media/');
}

function namesIn(html: string): Names {
  const names: Names = {
    language: /<html[^>]* lang="([^"]*)"/.exec(html)?.[1] ?? '',
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
  return node.type !== 'pseudo' || canBeInState(node, names);
}

function canBeInState(pseudo: Pseudo, names: Names): boolean {
  const { value, nodes } = pseudo;
  if (alternatives.includes(value)) return nodes.some((selector) => canMatch(selector, names));
  if (fieldPart.test(value)) return fields.some((name) => names.tags.has(name));
  if (value === ':disabled') return names.attributes.has('disabled');
  if (value === ':lang' && String(pseudo.prev()) === ':root')
    return nodes.map(String).includes(names.language);
  return !used.includes(value);
}
