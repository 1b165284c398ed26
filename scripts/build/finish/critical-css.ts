import postcss, { type AtRule, type Rule } from 'postcss';
import selectorParser, { type Node, type Pseudo, type Selector } from 'postcss-selector-parser';
import { firstScreen } from './first-screen';
import { unescaped } from './unescaped';
import {
  dropEmptyRules,
  dropUnusedDeclarations,
  dropUnusedFonts,
  dropUnusedKeyframes,
  dropUnusedVariables,
} from './unused-css';

/** What selectors can match on a page. */
type Names = {
  language: string;
  tags: Set<string>;
  /** The values of each attribute; of `class` each class. */
  attributes: Map<string, Set<string>>;
};

const tag = /<([a-z][a-z0-9-]*)((?:\s[^<>]*)?)>/gi;
const attribute = /\s([a-z:-]+)(?:="([^"]*)")?/gi;
/** Set without a script: open menus and questions. */
const changingAttributes = ['open'];
const alternatives = [':is', ':where', ':has'];
/** States that only occur after interaction or with a URL hash, when the full stylesheet applies; `:host` never does in a document. */
const absentStates =
  /^(?::host|:hover|:active|:focus(?:-visible|-within)?|:-moz-focusring|:target|:popover-open|::backdrop|::view-transition-(?:old|new))$/;
const fields = ['input', 'select', 'textarea'];
/** Parts of fields, and the type of field that has them (any, if none is given). Browser resets name them all: 0.20 KB. */
const fieldParts: readonly (readonly [part: RegExp, type?: string])[] = [
  [/^::?(?:placeholder|-moz-ui-invalid)/],
  [/^::file-selector-button/, 'file'],
  [/^::-webkit-search/, 'search'],
  [/^::-webkit-(?:date|calendar)/, 'date'],
  [/^::-webkit-(?:inner|outer)-spin/, 'number'],
];
/** The inside of the phone menu, how open menus look, the names and boards that a sign painter letters, the brush, the signwriter and the roofs of towers: 0.06 KB and more each. */
const untilTouched =
  /^\.menu-stripes\s|^\.menu ?> ?\.menu-actions|^\.menu-actions ?> ?\.search-link|^\.menu-bar .*\[open\]|^\.head:has\(\..*\[open\]|^\.sign-bay(?::is\(\.sign-|\.sign-)|^\.painted$|^\.painter-board(?::has| ?>)|^\.painter-field.*after$|^\.sign-bay::?after$|skyline.*h3::?before$/;

/**
 * The rules of the stylesheets that the first paint of a page needs. Left out are rules that match nothing on the first screen (closed
 * `details` and popovers count as absent), that need interaction, or are for paper. The full stylesheet applies to print and tall windows
 * from the beginning (`tallWindow`), elsewhere from the first sign of intent.
 * @param html the page
 * @param css its stylesheets, in their order
 * @returns one stylesheet, with absolute URLs
 */
export function criticalCss(html: string, css: readonly string[]): string {
  const sheet = postcss.parse(css.join(''));
  const names = namesIn(firstScreen(html));
  // The colours of signs further down and the rows of their buttons, so that they can be read at once.
  for (const [board] of html.matchAll(/\b(?:sign-[a-z]+|band|flex-wrap)\b/g))
    names.attributes.get('class')?.add(board);
  // The languages of words further down and in closed menus: Thai ones in other languages would fetch the Thai letters of headings.
  for (const [, language = ''] of html.matchAll(/\slang="([^"]*)"/g))
    names.attributes.get('lang')?.add(language);
  sheet.walkAtRules('media', (media) => void (media.params === 'print' && media.remove()));
  // Tailwind's colour of placeholders, which all fields of ours set: 0.05 KB on pages with a field.
  sheet.walkAtRules('supports', (rule) => void (rule.params.includes('-apple-pay-button') && rule.remove()));
  // Tailwind's fallbacks for browsers without @property. The empty layer keeps its place in the order.
  sheet.walkAtRules(
    'layer',
    (layer) => void (layer.params === 'properties' && layer.replaceWith('@layer properties;')),
  );
  // How a drawing lies that is not there yet.
  sheet.walkDecls('background-image', ({ value, parent }) => {
    if (value.includes('url('))
      (parent as Rule).walkDecls(/^background-(?:position|repeat|size)$/, (lie) => void lie.remove());
  });
  dropUnusedDeclarations(sheet);
  sheet.walkRules((rule) => keepMatching(rule, names));
  dropUnusedFonts(sheet, html);
  dropUnusedKeyframes(sheet);
  dropUnusedVariables(sheet, html);
  dropEmptyRules(sheet);
  // Next writes URLs relative to /_next/static/chunks.
  return sheet.toString().replaceAll('url(../media/', 'url(/_next/static/media/');
}

function namesIn(html: string): Names {
  const tags = new Set<string>();
  const attributes = new Map(changingAttributes.map((name) => [name, new Set<string>()]));
  for (const [, name = '', list = ''] of html.matchAll(tag)) {
    tags.add(name.toLowerCase());
    for (const [, mixedCase = '', value = ''] of list.matchAll(attribute)) {
      const key = mixedCase.toLowerCase();
      const values = attributes.get(key) ?? new Set();
      attributes.set(key, values);
      for (const word of key === 'class' ? unescaped(value).split(/\s+/) : [value]) values.add(word);
    }
  }
  const [language = ''] = attributes.get('lang') ?? [];
  return { language, tags, attributes };
}

const parsed = new Map<string, Selector[]>();
function parse(list: string): Selector[] {
  const selectors = parsed.get(list) ?? selectorParser().astSync(list).nodes;
  parsed.set(list, selectors);
  return selectors;
}

function keepMatching(rule: Rule, names: Names): void {
  if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes')) return;
  const selectors = parse(rule.selector).filter(
    (selector) => !untilTouched.test(String(selector).trim()) && canMatch(selector, names),
  );
  if (selectors.length === 0) rule.remove();
  else rule.selector = selectors.map(String).join(',');
}

const canMatch = (selector: Selector, names: Names) => selector.nodes.every((node) => canBe(node, names));

function canBe(node: Node, names: Names): boolean {
  const has = (attribute: string, value: string) => names.attributes.get(attribute)?.has(value) === true;
  if (node.type === 'tag') return names.tags.has(node.value.toLowerCase());
  if (node.type === 'class' || node.type === 'id') return has(node.type, node.value);
  if (node.type === 'attribute') {
    const name = node.attribute.toLowerCase();
    return node.operator === '=' ? has(name, node.value ?? '') : names.attributes.has(name);
  }
  return node.type !== 'pseudo' || canBeInState(node, names);
}

function canBeInState(pseudo: Pseudo, names: Names): boolean {
  const { value, nodes } = pseudo;
  if (alternatives.includes(value)) return nodes.some((selector) => canMatch(selector, names));
  const field = fieldParts.find(([part]) => part.test(value));
  if (field)
    return field[1]
      ? names.attributes.get('type')?.has(field[1]) === true
      : fields.some((name) => names.tags.has(name));
  if (value === ':disabled') return names.attributes.has('disabled');
  if (value === ':lang' && String(pseudo.prev()) === ':root')
    return nodes.map(String).includes(names.language);
  return !absentStates.test(value);
}
