import { PurgeCSS } from 'purgecss';

const tag = /<([a-z][a-z0-9-]*)((?:\s[^<>]*)?)>/g;
const attribute = /\s([a-z:-]+)(?:="([^"]*)")?/gi;
/** Attributes whose values the stylesheets may ask for. */
const styled = /^(?:class|id|lang|type|role|data-.*)$/;

/**
 * The rules of the stylesheets that a page needs before anybody has touched it.
 * @param html the page
 * @param css the whole stylesheets, in their order
 * @returns one sheet, with absolute addresses
 */
export async function firstSheet(html: string, css: readonly string[]): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: css.join('') }],
    defaultExtractor: wordsOf,
    // What changes on a page without a script: open menus and questions.
    dynamicAttributes: ['open'],
    safelist: { greedy: [/:lang/] },
    keyframes: true,
    variables: true,
  });
  // Next writes addresses as seen from /_next/static/chunks.
  return (purged?.css ?? '').replaceAll('url(../media/', 'url(/_next/static/media/');
}

/** Names of elements and attributes, ids and classes of a page. */
function wordsOf(html: string): string[] {
  return [...html.matchAll(tag)].flatMap(([, name = '', attributes = '']) => [
    name,
    ...[...attributes.matchAll(attribute)].flatMap(([, key = '', value = '']) =>
      styled.test(key) ? [key, ...value.split(/\s+/)] : [key],
    ),
  ]);
}
