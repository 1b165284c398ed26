import { describe, expect, it } from 'vitest';
import { textField } from '@/lib/fields/fields';

const line = textField({ max: 20 });
const problem = (value: unknown, field = line) => field.safeParse(value).error?.issues[0]?.message;

describe('a text field', () => {
  it('is trimmed of spaces, byte order marks and zero-width characters', () => {
    expect(line.parse('\ufeff \u200bSomchai \u200d')).toBe('Somchai');
  });

  it('comes out in NFC', () => {
    expect(line.parse('Cafe\u0301')).toBe('Café');
  });

  it('keeps Thai marks, right-to-left text and emoji', () => {
    for (const text of ['น้ำปู่ฟื้น', 'שלום', '👩‍👩‍👧']) expect(line.parse(text)).toBe(text.normalize('NFC'));
  });

  it('refuses what no database can hold', () => {
    expect(problem('a\u0000b')).toBe('characters');
    expect(problem('a\ud800b')).toBe('characters');
  });

  it('refuses a line break in a single line, which could become a mail header', () => {
    expect(problem('a\r\nBcc: x@example.com')).toBe('characters');
  });

  it('keeps line breaks in a box of several lines', () => {
    expect(textField({ max: 20, isMultiline: true }).parse('a\r\nb\rc')).toBe('a\nb\nc');
  });

  it('says what is missing or too long', () => {
    expect(problem('   ')).toBe('required');
    expect(problem(undefined)).toBe('required');
    expect(problem(7)).toBe('required');
    expect(problem('x'.repeat(21))).toBe('too-long');
    expect(problem('x'.repeat(1_000_000))).toBe('too-long');
  });
});
