import { expect, it } from 'vitest';
import { prefersMarkdown } from '@/lib/http/accept';

it.each([
  'text/markdown',
  'text/markdown, text/html, */*',
  'text/html;q=0.9, text/markdown',
  'TEXT/MARKDOWN;q=0.5, text/plain',
])('whoever asks for Markdown gets it: %s', (accept) => {
  expect(prefersMarkdown(accept)).toBe(true);
});

it.each([
  '',
  '*/*',
  'text/*',
  'text/html,application/xhtml+xml,*/*;q=0.8',
  'text/html, text/markdown;q=0.9',
  'text/markdown;q=0',
])('whoever does not, or wants a page more, gets the page: %s', (accept) => {
  expect(prefersMarkdown(accept)).toBe(false);
});
