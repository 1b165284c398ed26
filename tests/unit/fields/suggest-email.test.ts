import { describe, expect, it } from 'vitest';
import { misspelt, neighbours, onlyAsCom, providerDomains, words } from '@/lib/fields/mail-providers';
import { suggestEmail } from '@/lib/fields/suggest-email';

describe('an address with a slip in it', () => {
  it.each([
    ['a@gmial.com', 'a@gmail.com'],
    ['a@gmail.con', 'a@gmail.com'],
    ['a@gmai.com', 'a@gmail.com'],
    ['a@gmaill.com', 'a@gmail.com'],
    ['a@gmial.con', 'a@gmail.com'],
    ['a@gmail.co', 'a@gmail.com'],
    ['a@gmail.de', 'a@gmail.com'],
    ['a@gmail.co.th', 'a@gmail.com'],
    ['a@gmail', 'a@gmail.com'],
    ['a@gmail.com.', 'a@gmail.com'],
    ['a@hotmial.com', 'a@hotmail.com'],
    ['a@hotmail.co', 'a@hotmail.com'],
    ['a@hotmial.co.th', 'a@hotmail.co.th'],
    ['a@hotmail.co.ht', 'a@hotmail.co.th'],
    ['a@yaho.com', 'a@yahoo.com'],
    ['a@outlok.com', 'a@outlook.com'],
    ['a@iclod.com', 'a@icloud.com'],
    ['a@gmx.d', 'a@gmx.de'],
    ['a@web.dee', 'a@web.de'],
    ['a@tonline.de', 'a@t-online.de'],
    ['a@movistar.ess', 'a@movistar.es'],
    ['a@chula.ac.ht', 'a@chula.ac.th'],
    ['bar@sabai-pattaya.con', 'bar@sabai-pattaya.com'],
    ['bar@sabai-pattaya.co.ht', 'bar@sabai-pattaya.co.th'],
    [' Somchai.J+shop@GMAIL.CON ', 'Somchai.J+shop@gmail.com'],
    ['"a@b"@gmial.com', '"a@b"@gmail.com'],
  ])('%s is asked about: %s', (typed, meant) => {
    expect(suggestEmail(typed)).toBe(meant);
    expect(suggestEmail(meant), 'and what is taken is not asked about again').toBeUndefined();
  });
});

describe('an address that may well be right', () => {
  it.each([
    'bar@sabai-pattaya.com',
    'a@gmx.net',
    'a@gmx.at',
    'a@mail.com',
    'a@hotmail.co.th',
    'a@ymail.com',
    'a@googlemail.com',
    'a@Gmail.com',
    'a@exmaple.com',
    'a@hotmail.gr',
    'a@outlook.co.id',
    'a@yahoo.com.ph',
    'a@live.be',
    'a@protonmail.ch',
    'a@ku.ac.th',
    'a@student.chula.ac.th',
    'a@bar.in.th',
    'a@bar.co',
    'a@bar.cm',
    'a@snail.com',
    'a@trail.com',
    'a@grail.com',
    'a@love.com',
    'a@he.com',
    'a@web.dev',
    'a@tierra.es',
    'a@plant.nl',
    'a@kanal.nl',
    'a@sabai.asia',
    'a@gmx.sabai.com',
    '',
    'a',
    'a@',
    '@gmial.com',
    'gmial.com',
  ])('%s is left alone', (typed) => {
    expect(suggestEmail(typed)).toBeUndefined();
  });

  it('is each that a provider gives', () => {
    for (const domain of [...providerDomains, ...neighbours, ...[...onlyAsCom].map((name) => `${name}.com`)])
      expect([domain, suggestEmail(`a@${domain}`)]).toEqual([domain, undefined]);
  });
});

describe('the slips in endings', () => {
  it('are of one ending each, and none is an ending itself', () => {
    const slips = Object.values(misspelt).flat();
    expect(new Set(slips).size).toBe(slips.length);
    for (const slip of slips) expect(Object.keys(misspelt)).not.toContain(slip);
  });
});

describe('two letters that change places', () => {
  const nameOf = (domain: string) => domain.split('.', 1).join('');
  const swapped = (domain: string) =>
    [...nameOf(domain)].slice(1).flatMap((letter, index) => {
      const [before, after] = [domain.slice(0, index), domain.slice(index + 2)];
      return letter === domain[index] ? [] : [`${before}${letter}${domain[index]}${after}`];
    });

  it('are put back in the name of every large provider', () => {
    for (const domain of providerDomains.filter((own) => !words.has(nameOf(own))))
      for (const slip of swapped(domain))
        expect([slip, suggestEmail(`a@${slip}`)]).toEqual([slip, `a@${domain}`]);
  });
});
