import postcss, { type AtRule, type Rule } from 'postcss';
import selectorParser, { type Node, type Pseudo, type Selector } from 'postcss-selector-parser';
import { firstScreen } from './first-screen';
import { shortenVariables } from './short-variables';
import { unescaped } from './unescaped';
import {
  dropEmptyRules,
  dropRepeated,
  dropUnusedFaces,
  dropUnusedFallbacks,
  dropUnusedMovements,
  dropUnusedVariables,
} from './unused-parts';

/** Names that a page has: of elements, of attributes, and what is in its attributes `class`, `id` and `type`. */
type Names = {
  language: string;
  tags: Set<string>;
  attributes: Set<string>;
  classes: Set<string>;
  ids: Set<string>;
  fieldTypes: Set<string>;
};

const tag = /<([a-z][a-z0-9-]*)((?:\s[^<>]*)?)>/gi;
const attribute = /\s([a-z:-]+)(?:="([^"]*)")?/gi;
/** What changes on a page without a script: open menus and questions. */
const changing = ['open'];
/** The pseudo-classes for which one of several selectors must match. */
const alternatives = [':is', ':where', ':has'];
/** What nothing is before a pointer or a key is used, or an address points into the page, which also lets the whole sheet apply. */
const used = [
  ':hover',
  ':active',
  ':focus',
  ':focus-visible',
  ':focus-within',
  ':-moz-focusring',
  ':target',
  ':popover-open',
];
/** What shows only under a pointer, a finger or a key. */
const ofHands = /^(?:transition|cursor|tab-size|-webkit-tap-highlight-color|overscroll-behavior)$/;
const fields = ['input', 'select', 'textarea'];
/** Parts of fields, by the type of field that has them; or, without one, by any. */
const fieldParts: readonly (readonly [part: RegExp, type?: string])[] = [
  [/^::?(?:placeholder|-moz-ui-invalid)/],
  [/^::file-selector-button/, 'file'],
  [/^::-webkit-search/, 'search'],
  [/^::-webkit-(?:date|calendar)/, 'date'],
  [/^::-webkit-(?:inner|outer)-spin/, 'number'],
];
/** Where a drawing lies on its sheet (app/drawings/places.css). */
const placeOnSheet = /var\(--(?:at|of)\)/;
/** Who opens the menu of a phone has the whole sheet. */
const insideClosedMenu = /^\.menu-stripes\s/;

/**
 * The rules of the stylesheets that a page needs before anybody has touched it. A rule is left out where it names an element, class, id or
 * attribute that the page does not have, or has far below its first screen, in closed details or in popovers alone; where it is for paper, to which
 * the whole sheet applies at once, as it does in a window so high that it shows more (`tallWindow`); where it follows a pointer or a key;
 * and where it is a face for letters that the page does not have.
 * @param html the page
 * @param css its whole stylesheets, in their order
 * @returns one sheet, with absolute addresses
 */
export function criticalCss(html: string, css: readonly string[]): string {
  const sheet = postcss.parse(css.join(''));
  const names = namesIn(firstScreen(html));
  // Words of a board must be told from it, however little of the sheet they have.
  for (const [board] of html.matchAll(/\bsign-[a-z]+\b/g)) names.classes.add(board);
  sheet.walkAtRules('media', (media) => void (media.params === 'print' && media.remove()));
  sheet.walkDecls(ofHands, (declaration) => void declaration.remove());
  // Drawings that are files come with the whole sheet, when somebody is about to see them.
  sheet.walkDecls(
    'background-image',
    (declaration) => void (/url\(/.test(declaration.value) && declaration.remove()),
  );
  sheet.walkDecls(
    /^background-(?:position|size)$/,
    (declaration) => void (placeOnSheet.test(declaration.value) && declaration.remove()),
  );
  // A colour that fields of ours have anyway.
  sheet.walkAtRules('supports', (rule) => void (rule.params.includes('-apple-pay-button') && rule.remove()));
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
  shortenVariables(sheet, html);
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
    fieldTypes: new Set(),
  };
  for (const [, name = '', attributes = ''] of html.matchAll(tag)) {
    names.tags.add(name.toLowerCase());
    for (const [, key = '', value = ''] of attributes.matchAll(attribute)) {
      names.attributes.add(key.toLowerCase());
      if (key === 'id') names.ids.add(value);
      if (key === 'type') names.fieldTypes.add(value);
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
  const selectors = parse(rule.selector).filter(
    (selector) => !insideClosedMenu.test(String(selector).trim()) && canMatch(selector, names),
  );
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
  const field = fieldParts.find(([part]) => part.test(value));
  if (field) return field[1] ? names.fieldTypes.has(field[1]) : fields.some((name) => names.tags.has(name));
  if (value === ':disabled') return names.attributes.has('disabled');
  if (value === ':lang' && String(pseudo.prev()) === ':root')
    return nodes.map(String).includes(names.language);
  return !used.includes(value);
}
