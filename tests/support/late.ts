/** The addresses that a finished page names of the files that come later. */
type Late = { catchUp: string; data: string };

/** What the first script of a finished page asks for later. @throws where a page has no such script */
export function lateOf(html: string): Late {
  const [catchUp, data] = ['js', 'json'].map(
    (ending) => new RegExp(`"(/_next/static/deferred/[\\w-]+\\.${ending})"`).exec(html)?.[1],
  );
  if (!catchUp || !data) throw new Error('a page that names no files for later');
  return { catchUp, data };
}
