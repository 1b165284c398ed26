import { Blob, Face, Font } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { expect, it } from 'vitest';
import { type CutFace, cutFaces, firstLetters } from '@/scripts/build/finish/first-letters';

const section = (inside: string) => `<section class="py-section">${inside}</section>`;
const pageOf = (...sections: string[]) =>
  `<html><header><a class="logo" href="/"><svg><path d="M0"></path></svg>Ab</a></header><main>${sections.join('')}</main><footer><p class="foot-say">z</p></footer></html>`;

async function lettersIn([text]: CutFace): Promise<string> {
  const sfnt = await subsetFont(Buffer.from(text, 'base64'), 'abcdefghijklmnopqrstuvwxyzABCกขค้-', {
    targetFormat: 'sfnt',
  });
  const face = new Face(new Blob(new Uint8Array(sfnt).buffer));
  expect(new Font(face).glyphToPath(0)).toBeDefined();
  return [...face.collectUnicodes()].map((code) => String.fromCodePoint(code)).join('');
}

it('takes the letters of the logo and of the headings of the first screen, each once', () => {
  const html = pageOf(
    section('<h1>Ab&amp;c</h1><p>text</p>'),
    section('<h2 class="x">d<wbr/>e</h2><h3>no</h3><legend>f</legend><p class="big font-display">g</p>'),
    section('<h2>far</h2>'),
  );
  expect(firstLetters(html)).toBe('&Abcdefg');
  expect(firstLetters(pageOf(section('<h1>c</h1>')))).toBe('Abcz');
  // Prices that a script will write.
  expect(firstLetters(pageOf(section('<h1>c</h1><div data-letters="฿09"></div>')))).toBe('09Abcz฿');
  // As a browser sets it: of two parts.
  expect(firstLetters(pageOf(section('<h1>ทำ</h1>')))).toBe('Abzทาำํ');
});

it('cuts a face with these letters and the hyphen of a divided word, and no others', async () => {
  const faces = await cutFaces('Abc');
  expect(faces).toHaveLength(1);
  for (const face of faces) expect(await lettersIn(face)).toBe('-Abc');
});

it('cuts Thai letters into a face of their own, which no other letter asks', async () => {
  const [latin, thai, ...more] = await cutFaces('Aก้');
  if (!latin || !thai) throw new Error('a face is missing');
  expect(more).toEqual([]);
  expect([latin[1], thai[1]]).toEqual([undefined, 'U+E00-E7F']);
  expect([await lettersIn(latin), await lettersIn(thai)]).toEqual(['-A', 'ก้']);
});

it('adds some three kilobytes to a page at most, or five with Thai', async () => {
  const weigh = async (letters: string) => (await cutFaces(letters)).join('').length * 0.75;
  expect(await weigh('ABGOPQRSTWabcdeghijklnopqrstuvwxy ,.')).toBeLessThan(3200);
  expect(await weigh('BSagilny กขคงจณดตถทธนบปพมยรลวสหอะัาิีึืุูเแโไ็่้์')).toBeLessThan(5200);
});
