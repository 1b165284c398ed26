import fc from 'fast-check';

/** Pieces of text that were seen to break forms, databases and mails. */
const pieces = [
  'ที่นี่ ปู่ฟื้น กำ้ ก่ี้๊',
  'e\u0301\u0301\u0301',
  '\u202egnp.exe',
  '\u2066\u2067',
  'שלום',
  '\0',
  '\ud800',
  '\udc00',
  '😀👩‍👩‍👧‍👦🇹🇭',
  '\r\nBcc: spy@example.com',
  '\nBcc: spy@example.com\n\n<p>body</p>',
  '\r',
  '<script>alert(1)</script>',
  '</bdi></p><b>bold</b><!--',
  '<img src=x onerror=alert(1)>',
  '{{name}} {reference} <%= x %> %s #{x}',
  '&amp;lt; &#x3c; &nbsp;',
  '  two  spaces  ',
  '\ttab\t',
  '\u2028\u2029\u0085\u00a0',
  '\u001b[31m',
  "'; drop table outbox; --",
  '=?utf-8?q?=42cc?=',
  '.\n..\n.',
  'From me',
  '"quoted" \\ back',
  'long'.repeat(300),
  'x'.repeat(6000),
];

/** Text as nobody means it and somebody sends it. */
export const naughtyText: fc.Arbitrary<string> = fc.oneof(
  fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 3 }).map((parts) => parts.join(' a ')),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
);

/** Text as it may arrive: composed, lines ended in one way, without blanks around it; nothing else is changed. */
export function tidied(text: string): string {
  const blanks = '[\\s\\u200b-\\u200d\\u2060\\ufeff]+';
  return text
    .replace(new RegExp(`^${blanks}|${blanks}$`, 'g'), '')
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
    .normalize('NFC');
}
