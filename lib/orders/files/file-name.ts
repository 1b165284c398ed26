/** How many characters of a name are kept; its ending is. */
const maxName = 150;

/** What says how text runs, or is not seen, could make one ending look like another. Thai and emoji need U+200C and U+200D. */
const unseen = /[\p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;

/**
 * The name of a file as somebody gave it, without what would lead elsewhere: folders, control characters, leading dots, and signs that turn
 * text round.
 * @returns at most 150 characters, never none
 */
export function cleanName(given: string): string {
  const last = given.toWellFormed().normalize('NFC').replace(unseen, '').split(/[/\\]/).at(-1) ?? '';
  const name = last
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  if (name === '') return 'file';
  const signs = [...name];
  if (signs.length <= maxName) return name;
  const ending = /\.[A-Za-z0-9]{1,10}$/.exec(name)?.[0] ?? '';
  return signs.slice(0, maxName - ending.length).join('') + ending;
}

/** What a browser saves a download under (RFC 6266, RFC 8187). @param name see {@link cleanName} */
export function attachmentNamed(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
