/**
 * Whether a reader wants Markdown rather than a page: it names `text/markdown`, with no less weight than `text/html` where it names that too.
 * @param accept a header `Accept` (RFC 9110, 12.5.1)
 */
export function prefersMarkdown(accept: string): boolean {
  const weights = new Map(
    accept.split(',').map((range) => {
      const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
      return [type, Number(weight)];
    }),
  );
  const markdown = weights.get('text/markdown') ?? 0;
  return markdown > 0 && markdown >= (weights.get('text/html') ?? 0);
}
