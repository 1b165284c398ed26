import { describe, expect, it } from 'vitest';
import { criticalCss } from '@/scripts/build/finish/critical-css';

const page =
  '<html lang="th"><p id="top" class="a md:b before:content-[&#x27;!&#x27;]">x</p><details class="menu"><summary data-look="x">y</summary><b>z</b></details><details open=""><summary>y</summary><i>z</i></details>';

/** What is left of a sheet, for this page. */
const left = (css: string) => criticalCss(page, [css]);

it.each([
  '.a{x:y}',
  '.md\\:b{x:y}',
  ".before\\:content-\\[\\'\\!\\'\\]:before{x:y}",
  '#top p:first-child{x:y}',
  'details[open] summary[data-look=x]{x:y}',
  ':lang(de){x:y}',
  ':root:lang(th){x:y}',
  ':is(h1,p):not(:lang(th)){x:y}',
  'p:not(.none){x:y}',
  'p:not(:has(.none)){x:y}',
  ':root{color:red}',
  'p{animation:1s in}@keyframes in{from{x:y}}',
  '@media print and (width>1px){p{x:y}}',
  'i{x:y}',
  '.menu>summary{x:y}',
  'p:not(:hover){x:y}',
  '@font-face{unicode-range:U+79-7A}',
  'p{font-family:Sign}@font-face{font-family:"Sign"}',
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
  ':root:lang(de){x:y}',
  'p:has(>.none){x:y}',
  '@media print{.none{x:y}}',
])('leaves out what names a thing that the page does not have: %s', (css) => {
  expect(left(css)).toBe('');
});

it.each([
  ['what closed details hold', 'b{x:y}'],
  [
    'what follows a pointer or a key',
    'p:hover{x:y}p:active{x:y}a:focus-visible{x:y}:-moz-focusring{x:y}p{transition:1s;cursor:pointer}',
  ],
  ['what fields are', 'p:disabled{x:y}'],
  ['attributes with another value', '[data-look=y]{x:y}'],
  ['parts of fields, where there is none', '::placeholder{x:y}'],
  ['what is for paper', '@media print{p{x:y}}'],
  [
    'drawings that are files, and how they lie',
    'p{background-image:url(../media/bus.svg);background-position:100% 0;background-repeat:no-repeat;background-size:cover}',
  ],
  [
    'where drawings lie on their sheet',
    'p{background-position:calc(var(--at)*1%) 0;background-size:calc(var(--of)*100%)}.a{--at:1}',
  ],
  ['keyframes that no animation names', '@keyframes in{from{x:y}}'],
  ['fonts that no rule names', '@font-face{font-family:Sign}'],
  ['fonts for characters that the page does not have', '@font-face{unicode-range:U+0E01-0E02,U+E40}'],
])('leaves out %s, for the whole sheet comes with it', (_, css) => {
  expect(left(css)).toBe('');
});

it.each([
  ['keeps of a list of selectors those that may apply', '.none,p,h1{x:y}', 'p{x:y}'],
  [
    'keeps the variables that something reads, and those that they read',
    'p{--a:1;--b:var(--c);--c:2;x:var(--b)}@property --a{inherits:false}',
    'p{--b:var(--c);--c:2;x:var(--b)}',
  ],
  [
    'keeps the ranges of a font that have a character of the page',
    '@font-face{unicode-range:U+78,U+A0-FF,U+79-90}',
    '@font-face{unicode-range:U+78,U+79-90}',
  ],
  [
    'leaves out what Tailwind says to browsers without @property, but for the place of its layer',
    '@layer properties{@supports (x:y){p{--a:1}}}p{x:var(--a)}',
    '@layer properties;p{x:var(--a)}',
  ],
  [
    'names files as seen from any page',
    '@font-face{src:url(../media/x.woff2)}',
    '@font-face{src:url(/_next/static/media/x.woff2)}',
  ],
])('%s', (_, css, expected) => {
  expect(left(css)).toBe(expected);
});

it('keeps of the parts of fields those that the types of its fields have', () => {
  const css = '::placeholder{x:y}::-webkit-search-decoration{x:y}::-webkit-datetime-edit{x:y}';
  expect(criticalCss('<html><input type="text"/>', [css])).toBe('::placeholder{x:y}');
  expect(criticalCss('<html><input type="date"/>', [css])).toBe(
    '::placeholder{x:y}::-webkit-datetime-edit{x:y}',
  );
});

describe('sections', () => {
  const section = (className: string, inside: string) =>
    `<section class="py-section ${className}">${inside}</section>`;
  const pageOf = (...sections: string[]) =>
    `<html><main><nav>n</nav>${sections.join('')}</main><footer class="foot"><section><em>f</em></section></footer></html>`;
  const keeps = (html: string, tag: string) => criticalCss(html, [`${tag}{x:y}`]) !== '';

  it('from the third on are left to the whole sheet, but for their own tags', () => {
    const html = pageOf(
      section('one', '<section><b>1</b></section>'),
      section('two', '<i>2</i>'),
      section('three', '<u>3</u>'),
      section('four', '<section><s>4</s></section><q>4</q>'),
      section('five', '<p>5</p>'),
    );
    for (const tag of ['b', 'i', 'nav', '.three', '.four', '.five', '.foot'])
      expect(keeps(html, tag), tag).toBe(true);
    for (const tag of ['u', 's', 'q', 'p', 'em']) expect(keeps(html, tag), tag).toBe(false);
  });

  it('that follow a tall one are left to it, too', () => {
    const html = pageOf(
      section('tall', '<b>1</b>'),
      section('two', '<i>2</i>'),
      section('three', '<u>3</u>'),
    );
    expect(['b', 'i', 'u'].map((tag) => keeps(html, tag))).toEqual([true, false, false]);
  });

  it('are all kept where there are few, and the footer where it may be seen', () => {
    const two = pageOf(section('one', '<b>1</b>'), section('two', '<i>2</i>'));
    expect(['b', 'i', '.foot', 'em'].map((tag) => keeps(two, tag))).toEqual([true, true, true, false]);
    const one = pageOf(section('one', '<b>1</b>'));
    expect(['b', 'em'].map((tag) => keeps(one, tag))).toEqual([true, true]);
  });

  it('do not count where they are low', () => {
    const html = pageOf(
      section('one', '<b>1</b>'),
      '<section class="wrap low py-section"><i>2</i></section>',
      section('three', '<u>3</u>'),
      section('four', '<s>4</s>'),
    );
    expect(['b', 'i', 'u', 's'].map((tag) => keeps(html, tag))).toEqual([true, true, true, false]);
  });
});
