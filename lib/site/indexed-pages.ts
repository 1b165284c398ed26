import { findRoute, type RouteName, routeNames } from './routes';

/** The pages that search engines may list. */
export const indexedPages: readonly RouteName[] = routeNames.filter((name) => findRoute(name).isIndexed);

const paths: ReadonlySet<string> = new Set(indexedPages.map((name) => findRoute(name).path));

/** Whether a page, by its path without its language, also exists in Markdown: those that search engines may list do. */
export function hasMarkdown(path: string): boolean {
  return paths.has(path);
}

/** The path of the Markdown version of a page. @param path of the page, without its language */
export function markdownPath(path: string): string {
  return `${path === '/' ? '/index' : path}.md`;
}
