import { Blob, Face, Font, Buffer as Run, shape } from 'harfbuzzjs';
import { expect, it } from 'vitest';
import { chonburi } from '@/scripts/build/fonts/chonburi';

const sources = { latin: await chonburi('latin'), thai: await chonburi('thai') };

function glyphOf(font: Buffer, letter: string): { path: string; width: number } {
  const shaped = new Font(new Face(new Blob(new Uint8Array(font).buffer)));
  const run = new Run();
  run.addText(letter);
  run.guessSegmentProperties();
  shape(shaped, run);
  const glyph = run.getGlyphInfos()[0]?.codepoint ?? 0;
  return { path: shaped.glyphToPath(glyph), width: run.getGlyphPositions()[0]?.xAdvance ?? 0 };
}

it('the signs whose strokes were hairlines are as heavy as a heading of a card needs, and as wide as before', () => {
  expect(glyphOf(sources.latin, '+')).toEqual({
    path: 'M321,292L321,117L249,117L249,292L74,292L74,364L249,364L249,539L321,539L321,364L496,364L496,292L321,292Z',
    width: 570,
  });
  for (const [dash, width] of [
    ['-', 312],
    ['–', 532],
    ['—', 712],
  ] as const)
    expect(glyphOf(sources.latin, dash)).toEqual({
      path: `M40,242L40,314L${width - 40},314L${width - 40},242L40,242Z`,
      width,
    });
  const baht = glyphOf(sources.thai, '฿');
  expect(baht.width).toBe(748);
  expect(baht.path).toMatch(/^M341,800L413,800L413,699/);
  expect(baht.path).not.toContain('362,');
});

it('all other letters stay as they were drawn', () => {
  expect(glyphOf(sources.latin, '.').path).toMatch(/^M134,-8Q99,-8/);
});
