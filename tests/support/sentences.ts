/** How many words each sentence of a document in Markdown has; headings, tables and blocks of code are none. */
export function sentenceLengths(markdown: string): number[] {
  const prose = markdown
    .replace(/^ *```.*?^ *```$/gms, '\n\n')
    .replace(/^[#|].*$/gm, '\n')
    .replace(/\]\([^)]*\)/g, ']');
  return prose
    .split(/\n\s*\n|\n\s*(?=[-*\d]+\.? )|(?<=[.!?][)*]*)\s/)
    .map((sentence) => sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length)
    .filter((length) => length > 0);
}
