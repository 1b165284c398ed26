import { expect, it } from 'vitest';
import { firstSheet } from '@/scripts/finish/first-sheet';

const page =
  '<html lang="th"><p id="top" class="a md:b before:content-[&#x27;!&#x27;]">x</p><details><summary data-look="x">y</summary></details>';

/** What is left of a sheet, for this page. */
const left = (css: string) => firstSheet(page, [css]);

it.each([
  '.a{x:y}',
  '.md\\:b{x:y}',
  ".before\\:content-\\[\\'\\!\\'\\]:before{x:y}",
  '#top p:first-child{x:y}',
  'details[open] summary[data-look=x]{x:y}',
  ':lang(th){x:y}',
  ':is(h1,p):not(:lang(th)){x:y}',
  'p:not(.none){x:y}',
  'p:has(.none){x:y}',
  ':root{color:red}',
  '@keyframes in{from{x:y}}',
  '@media print{p{x:y}}',
])('keeps what may apply to the page: %s', (css) => {
  expect(left(css)).toBe(css);
});

it.each([
  '.none{x:y}',
  'p .none{x:y}',
  '#none{x:y}',
  'h1{x:y}',
  'p[data-none]{x:y}',
  ':is(h1,.none){x:y}',
  '@media print{.none{x:y}}',
])('leaves out what names a thing that the page does not have: %s', (css) => {
  expect(left(css)).toBe('');
});

it('keeps of a list of selectors those that may apply', () => {
  expect(left('.none,p,h1{x:y}')).toBe('p{x:y}');
});

it('keeps the variables that something reads, and those that they read', () => {
  expect(left(':root{--a:1;--b:var(--c);--c:2}p{x:var(--b)}@property --a{inherits:false}')).toBe(
    ':root{--b:var(--c);--c:2}p{x:var(--b)}',
  );
});

it('names files as seen from any page', () => {
  expect(left('@font-face{src:url(../media/x.woff2)}')).toBe(
    '@font-face{src:url(/_next/static/media/x.woff2)}',
  );
});
