import type { Late } from '@/scripts/finish/finish-page';

/** What a finished page says of the files that come later. @throws where a page says nothing of them */
export function lateOf(html: string): Late {
  const [, text = ''] = /id="late">(.*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(text);
}
