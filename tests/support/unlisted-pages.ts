import { readdirSync } from 'node:fs';
import type { HtmlElement } from 'html-validate';
import { parserOfHtml } from './served-pages';

/** Paths that are no page, with the language of the answer. */
const unknownPaths = ['/nothing', '/de/nirgendwo', '/es/nada', '/nl/niets', '/th/nothing', '/missing.png'];

const demoSites = readdirSync('public/demo').map((name) => `/demo/${name}/index.html`);

/** What is served beside the pages of the route list: the concept sites and the 404 pages. */
export async function unlistedPages(
  site: string | undefined,
): Promise<{ address: string; status: number; html: string; document: HtmlElement }[]> {
  const parse = await parserOfHtml();
  return Promise.all(
    [...demoSites, ...unknownPaths].map(async (address) => {
      const response = await fetch(`${site}${address}`);
      const html = await response.text();
      return { address, status: response.status, html, document: parse(html) };
    }),
  );
}
