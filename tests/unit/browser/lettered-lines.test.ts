import { expect, it } from 'vitest';
import { lettersOfLine, lettersOnNarrow, lettersOnWide, piecesOf } from '@/lib/browser/lettered-lines';

it('a name takes lines of as few letters as its words allow; Thai marks stand above their letters', () => {
  expect(lettersOfLine('Sunset Bar', 1)).toBe(10);
  expect(lettersOfLine('Sunset Bar', 2)).toBe(6);
  expect(lettersOfLine('The Golden Lotus Beach Hotel', 2)).toBe(16);
  expect(lettersOfLine('The Golden Lotus Beach Hotel', 3)).toBe(11);
  expect(lettersOfLine('K', 2)).toBe(1);
  expect(lettersOfLine('ครัวป้าหนู', 1)).toBe(7);
  expect(lettersOfLine('ครัวป้าหนู', 2)).toBe(4);
});

it('a name is broken after its spaces and between Thai words, never within a word', () => {
  expect(piecesOf('Mama’s Noodles & Co.')).toEqual(['Mama’s ', 'Noodles ', '& ', 'Co.']);
  expect(piecesOf('ครัวป้าหนู 24 น.')).toEqual(['ครัว', 'ป้า', 'หนู ', '24 ', 'น.']);
});

it('a name stands on as many lines of a wide board, up to three, as make it largest', () => {
  expect(lettersOnWide('Kiosk')).toEqual([5, 1]);
  expect(lettersOnWide('Sunset Bar')).toEqual([6, 2]);
  expect(lettersOnWide('The Golden Lotus Beach Hotel')).toEqual([11, 3]);
});

it('on the board of a phone a name stands on two lines or, if they are as long as its heading, on three; Thai letters are wider', () => {
  expect(lettersOnNarrow('Kiosk')).toEqual([5, 1]);
  expect(lettersOnNarrow('Sunset Bar')).toEqual([6, 2]);
  expect(lettersOnNarrow('The Golden Lotus Beach Hotel')).toEqual([11, 3]);
  const [letters, lines] = lettersOnNarrow('ครัวป้าหนู');
  expect(letters).toBeGreaterThan(4);
  expect(lines).toBe(2);
});
