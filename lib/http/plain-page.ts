import { createHash } from 'node:crypto';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

const style =
  'body{font:1.125rem/1.6 system-ui,sans-serif;margin:2rem auto;max-width:40rem;padding:0 1rem;overflow-wrap:anywhere}a{display:inline-block;padding:.5rem 0}:root{color-scheme:light dark}';

/** Nothing but the sheet above: such a page loads nothing, runs nothing and posts nothing. */
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'`;

/** One of several answers, with where it leads. */
export type PlainAnswer = { text: string; link?: { href: string; label: string } };

/** What a small page says: all of it is plain text and is escaped here. */
type PlainPage = {
  locale: string;
  title: string;
  texts: readonly string[];
  /** What is wrong, a line each. */
  problems: readonly string[];
  answers?: readonly PlainAnswer[];
  link: { href: string; label: string };
};

/** Writes a small page that needs no script, for the answer to a form that was sent without JavaScript. @returns HTML */
export function plainPage({ locale, title, texts, problems, answers = [], link }: PlainPage): string {
  const items = [...problems.map((text) => ({ text })), ...answers].map(itemOf).join('');
  return [
    `<!doctype html><html lang="${escaped(locale)}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">',
    `<title>${escaped(title)}</title><style>${style}</style></head><body><main><h1>${escaped(title)}</h1>`,
    ...texts.map((text) => `<p>${escaped(text)}</p>`),
    items && `<ul>${items}</ul>`,
    `<p>${linkOf(link)}</p></main></body></html>`,
  ].join('');
}

function itemOf({ text, link }: PlainAnswer): string {
  return `<li>${escaped(text)}${link ? ` ${linkOf(link)}` : ''}</li>`;
}

function linkOf({ href, label }: { href: string; label: string }): string {
  return `<a href="${escaped(href)}">${escaped(label)}</a>`;
}
