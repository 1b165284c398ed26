import { getMessages } from 'next-intl/server';
import type { News } from '@/lib/desk/news';
import { dotted } from '@/lib/i18n/dotted';
import { fill } from '@/lib/i18n/fill';

type NewsMarksProps = {
  news: News | undefined /** Whether the list says itself what was answered. */;
  isSaid?: boolean;
};

/** What is new of an order since the staff looked at it or did something about it. */
export async function NewsMarks({ news, isSaid = false }: NewsMarksProps) {
  if (!news) return null;
  const { desk: words } = (await getMessages()).jobs;
  const marks = [
    news.files > 0 && fill(words.newFiles, { files: news.files }),
    news.said && !isSaid && words.groups.said,
  ].filter(Boolean);
  if (marks.length === 0) return null;
  return <strong className="block text-red-ink">{dotted(marks)}</strong>;
}
