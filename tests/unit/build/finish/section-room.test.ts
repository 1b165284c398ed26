import { expect, it } from 'vitest';
import { sectionRoom } from '@/scripts/build/finish/section-room';

const pageOf = (...parts: string[]) =>
  `<html><main id="content">${parts.join('')}</main><footer><section></section></footer></html>`;
const board = '<section class="sign sign-inner sign-web"><h1>a<br/>b</h1></section>';
const words = (count: number) => `<p>${'a'.repeat(count)}</p>`;

it('gives each section below the board the room of its kind, more of it for more words, on phones and wider', () => {
  const faq = (count: number) =>
    `<section class="py-section"><div class="faq asking"><section>${words(count)}</section></div></section>`;
  expect(sectionRoom(pageOf(board, '<nav>a</nav>', faq(400), faq(1200)))).toBe(
    'main>:nth-child(n+3) svg{max-block-size:var(--drawing,9rem)}main>:nth-child(3){contain-intrinsic-block-size:auto 36rem}main>:nth-child(4){contain-intrinsic-block-size:auto 51rem}@media(min-width:64rem){main>:nth-child(3){contain-intrinsic-block-size:auto 25rem}main>:nth-child(4){contain-intrinsic-block-size:auto 30rem}}',
  );
});

it('knows no kind where a section has none, and says nothing where there is no section to wait', () => {
  expect(sectionRoom(pageOf(`<section class="faqs">${words(100)}</section>`))).toContain('auto 23rem');
  expect(sectionRoom(pageOf(board, '<div>a</div>'))).toBe('');
});
