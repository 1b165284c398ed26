import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemsOfType } from '@/lib/catalog/items';
import { candidatesOf, parseDomainName } from '@/lib/domains/domain-name';
import { endingNames, endings } from '@/lib/domains/endings';

const nameOf = (typed: string) => {
  const name = parseDomainName(typed);
  return name.ok ? name.data : name.error.fields?.q;
};
const domainsOf = (typed: string) => {
  const name = parseDomainName(typed);
  return name.ok ? candidatesOf(name.data).map(({ domain }) => domain) : [];
};

describe('a domain name', () => {
  it.each([
    ['myshop', 'myshop'],
    ['  MyShop ', 'myshop'],
    ['My Shop', 'myshop'],
    ['my-shop', 'my-shop'],
    ['007', '007'],
    ['ｓｈｏｐ', 'shop'],
    ['\u200bshop\u00ad\ufeff', 'shop'],
    ['www.myshop', 'myshop'],
  ])('is read from %j', (typed, label) => {
    expect(nameOf(typed)).toEqual({ label, shown: label });
  });

  it.each([
    ['https://www.My Shop.com/', 'myshop', 'com'],
    ['http://myshop.com:8080/path?q=a.b#c', 'myshop', 'com'],
    ['//myshop.com', 'myshop', 'com'],
    ['https:/myshop.com', 'myshop', 'com'],
    ['ftp://user:secret@myshop.com', 'myshop', 'com'],
    ['info@myshop.com', 'myshop', 'com'],
    ['foo.co.th', 'foo', 'co.th'],
    ['FOO.IN.TH.', 'foo', 'in.th'],
    ['foo..org', 'foo', 'org'],
    ['shop。asia', 'shop', 'asia'],
    ['mail.blog.foo.net', 'foo', 'net'],
    ['www.com', 'www', 'com'],
    ['com.com', 'com', 'com'],
  ])('is read from the address %j', (typed, label, ending) => {
    expect(nameOf(typed)).toEqual({ label, shown: label, ending });
  });

  it.each([
    ['foo.io', 'foo', 'io'],
    ['foo.co.uk', 'foo', 'co.uk'],
    ['www.foo.or.th', 'foo', 'or.th'],
    ['blog.foo.de', 'foo', 'de'],
  ])('of %j keeps the ending that we do not sell', (typed, label, unsold) => {
    expect(nameOf(typed)).toEqual({ label, shown: label, unsold });
  });

  it('in Thai letters is asked for in ASCII and shown as it was typed', () => {
    expect(nameOf('ร้านกาแฟ.com')).toEqual({
      label: 'xn--12c1ctan9ec9hrc',
      shown: 'ร้านกาแฟ',
      ending: 'com',
    });
    expect(nameOf('xn--12c1ctan9ec9hrc')).toMatchObject({ shown: 'ร้านกาแฟ' });
    expect(nameOf('ร้าน.ไทย')).toMatchObject({ shown: 'ร้าน', unsold: 'ไทย' });
    expect(nameOf('Straße')).toEqual({ label: 'xn--strae-oqa', shown: 'straße' });
  });

  it.each([
    ['', 'required'],
    [' \t\u200b', 'required'],
    ['https://', 'required'],
    ['.com', 'domain-missing'],
    ['co.th', 'domain-missing'],
    ['...', 'domain-missing'],
    ['a', 'domain-too-short'],
    ['a.com', 'domain-too-short'],
    ['x'.repeat(64), 'domain-too-long'],
    ['ร้าน'.repeat(30), 'domain-too-long'],
    ['x'.repeat(301), 'domain-too-long'],
    ['-shop', 'domain-hyphen'],
    ['shop-.com', 'domain-hyphen'],
    ['ab--cd', 'domain-hyphen'],
    ['a_b', 'domain-characters'],
    ['joe’s bar', 'domain-characters'],
    ['bar&grill.com', 'domain-characters'],
    ['sh%6fp', 'domain-characters'],
    ['😀', 'domain-characters'],
    ['xn--e28h', 'domain-characters'],
    ['xn--', 'domain-characters'],
    ['xn--abc', 'domain-characters'],
    ['1️⃣', 'domain-characters'],
    ['shop\u0000', 'domain-characters'],
    ['\ud800', 'domain-characters'],
    ['shop.a_b', 'domain-characters'],
    ['192.168.1.20', 'domain-characters'],
    ['ร้านกาแฟ.co.th', 'domain-latin'],
  ])('cannot be %j: %s', (typed, problem) => {
    expect(nameOf(typed)).toBe(problem);
  });

  it('of 63 characters is as long as it can be', () => {
    expect(nameOf('x'.repeat(63))).toMatchObject({ label: 'x'.repeat(63) });
  });
});

describe('the domains of a search', () => {
  it('begin with the one that was typed', () => {
    expect(domainsOf('foo.co.th')).toEqual([
      'foo.co.th',
      'foo.com',
      'foo.in.th',
      'foo.net',
      'foo.org',
      'foo.asia',
    ]);
    expect(domainsOf('foo.io')[0]).toBe('foo.com');
  });

  it('leave out the Thai endings for names that are not in Latin letters', () => {
    const label = 'xn--12c1ctan9ec9hrc';
    expect(domainsOf('ร้านกาแฟ')).toEqual(['com', 'net', 'org', 'asia'].map((ending) => `${label}.${ending}`));
  });

  it('carry the catalog’s price of each ending, and every ending that the catalog has', () => {
    const name = parseDomainName('foo');
    const prices = name.ok ? candidatesOf(name.data).map(({ price }) => price) : [];
    expect(prices).toEqual([149900, 299900, 199900, 169900, 189900, 129900]);
    expect(endingNames.map((ending) => endings[ending].item)).toEqual(
      itemsOfType('domain').map(({ id }) => id),
    );
  });
});

const typed = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc
    .array(
      fc.constantFrom(
        '.',
        '-',
        ' ',
        'xn--',
        'www.',
        '@',
        '/',
        'a',
        'Z',
        '9',
        'ก',
        '้',
        'ß',
        'א',
        '😀',
        '\u200d',
        '.co',
        '.th',
        '.com',
        'x'.repeat(31),
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join('')),
);

describe('whatever is typed', () => {
  it('is a name whose every domain a registry could have, or a problem', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const name = parseDomainName(text);
        if (!name.ok) expect(name.error.fields?.q).toMatch(/^(required|domain-)/);
        for (const { domain } of name.ok ? candidatesOf(name.data) : []) {
          const [label = '', ...ending] = domain.split('.');
          expect(label).toMatch(/^[a-z0-9][a-z0-9-]{0,61}[a-z0-9]$/);
          expect(label.startsWith('xn--') || label.slice(2, 4) !== '--').toBe(true);
          expect(endingNames).toContain(ending.join('.'));
        }
      }),
      { numRuns: 3000 },
    );
  });

  it('means the same when its reading is typed again', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const name = parseDomainName(text);
        fc.pre(name.ok);
        if (!name.ok) return;
        const { label, shown } = name.data;
        expect(parseDomainName(label)).toMatchObject({ data: { label, shown } });
        expect(parseDomainName(`${shown}.com`)).toMatchObject({ data: { label, shown, ending: 'com' } });
      }),
      { numRuns: 2000 },
    );
  });
});
