import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { emailField, optionalEmailField, phoneField, textField, urlField } from '@/lib/fields/fields';

const line = textField({ max: 20 });
const problem = (value: unknown, field: z.ZodType = line) => field.safeParse(value).error?.issues[0]?.message;

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

describe('a web address', () => {
  it.each([
    'https://203.0.113.5:2083',
    'http://203.0.113.5/~user/',
    'https://[2001:db8::1]:2083/',
    'https://server1:2083',
    'https://ร้านอาหาร.ไทย',
    'https://xn--12c1fe0br.xn--o3cw4h/',
    'HTTPS://Example.com/a?b=c#d',
  ])('may be %s', (address) => {
    expect(urlField.safeParse(address).data).toBe(address);
  });

  it.each([
    'www.example.com',
    'ftp://example.com',
    'javascript:alert(1)',
    'https://',
    'https://a b.com',
    'https:/a',
  ])('is not %s', (text) => {
    expect(problem(text, urlField)).toBe('url');
  });
});

describe('a phone number', () => {
  it.each([
    '081 234 5678 ext 12',
    'tel 0812345678',
    '๐๘๑๒๓๔๕๖๗๘',
    '1155',
    '+66 (0)38-123.456',
    '081 234 5678 ต่อ 12',
  ])('may be written %s', (number) => {
    expect(phoneField.safeParse(number).data).toBe(number);
  });

  it.each(['none', '+', 'no 1'])('is not %s', (text) => {
    expect(problem(text, phoneField)).toBe('phone');
  });
});

describe('an email address', () => {
  it('comes out in plain letters where its own only look like them', () => {
    for (const field of [emailField, optionalEmailField]) {
      expect(field.parse('no\u212a@example.com')).toBe('noK@example.com');
      expect(field.parse('ｎｏｋ＠ｅｘａｍｐｌｅ．ｃｏｍ')).toBe('nok@example.com');
    }
  });

  it('is refused with letters that are others', () => {
    for (const email of ['nоk@example.com', 'nok@example.com\u0131', 'n\u0131k@example.com'])
      expect(problem(email, emailField)).toBe('email');
  });
});
