const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

const style =
  'body{font:1.125rem/1.6 system-ui,sans-serif;margin:2rem auto;max-width:40rem;padding:0 1rem}a{display:inline-block;padding:.5rem 0}:root{color-scheme:light dark}';

/** What a small page says: all of it is plain text and is escaped here. */
type PlainPage = {
  locale: string;
  title: string;
  texts: readonly string[];
  /** What is wrong, a line each. */
  problems: readonly string[];
  link: { href: string; label: string };
};

/** Writes a small page that needs no script, for the answer to a form that was posted without JavaScript. @returns HTML */
export function plainPage({ locale, title, texts, problems, link }: PlainPage): string {
  const items = problems.map((problem) => `<li>${escaped(problem)}</li>`).join('');
  return [
    `<!doctype html><html lang="${escaped(locale)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">',
    `<title>${escaped(title)}</title><style>${style}</style></head><body><main><h1>${escaped(title)}</h1>`,
    ...texts.map((text) => `<p>${escaped(text)}</p>`),
    items && `<ul>${items}</ul>`,
    `<p><a href="${escaped(link.href)}">${escaped(link.label)}</a></p></main></body></html>`,
  ].join('');
}
