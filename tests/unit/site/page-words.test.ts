import { describe, expect, it } from 'vitest';
import { decided } from '@/lib/company/decision';
import { factsIn } from '@/lib/company/facts';
import { fillWords } from '@/lib/company/fill-words';
import { monthOf } from '@/lib/i18n/dates';
import { loadMessages } from '@/lib/i18n/messages';
import { notLive } from '../../support/not-live';

const facts = { price: '฿25,000', warranty: '12', brands: undefined };

describe('the words of a page', () => {
  it('carry facts in their places, and leave other places to others', () => {
    expect(fillWords({ text: '{price} for {name}, {price}' }, facts)).toEqual({
      text: '฿25,000 for {name}, ฿25,000',
    });
  });

  it('leave out an entry of a list that needs what nobody has decided', () => {
    const items = [
      { question: 'Which make?', answer: 'We install {brands}.' },
      { question: 'Warranty?', answer: '{warranty} months.' },
    ];
    expect(fillWords({ items }, facts)).toEqual({
      items: [{ question: 'Warranty?', answer: '12 months.' }],
    });
  });

  it('say nothing in place of any other text that needs it', () => {
    expect(fillWords({ note: 'From {brands}.', title: 'Cameras' }, facts)).toEqual({
      note: '',
      title: 'Cameras',
    });
  });

  it('go on with what is decided besides', () => {
    const said = (more: string) => fillWords([{ question: 'Cost?', answer: 'It depends.', more }], facts);
    expect(said('At least {price}.')).toEqual([
      { question: 'Cost?', answer: 'It depends. At least ฿25,000.' },
    ]);
    expect(said('We install {brands}.')).toEqual([{ question: 'Cost?', answer: 'It depends.' }]);
  });
});

describe('the facts', () => {
  it('hold every price under its id', async () => {
    const { domainCoTh, cctvBasic } = factsIn('de', (await loadMessages('de')).facts, notLive);
    expect([domainCoTh, cctvBasic]).toEqual(['฿2.999', '฿25.000']);
  });

  it('take a sample for a value, and nothing for what is undecided', () => {
    expect([decided(3), decided({ sample: 3 }), decided<number>(undefined)]).toEqual([3, 3, undefined]);
    expect(decided({ sample: ['th', 'en'] })).toEqual(['th', 'en']);
  });

  it('write a month as the language does', () => {
    expect(monthOf('2026-11', 'en')).toBe('November 2026');
    expect(monthOf('2026-11', 'th')).toBe('พฤศจิกายน 2569');
  });
});
