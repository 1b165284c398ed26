import { useLocale } from 'next-intl';
import { ExternalLink } from '@/components/ui/external-link';
import { Prose } from '@/components/ui/prose';
import type { Board } from '@/lib/drawings/board';
import { monthOf } from '@/lib/i18n/dates';
import { Section } from './section';

type Testimonial = { name: string; date: string; role: string; content: string };

type TestimonialsProps = {
  title: string;
  board: Board;
  quotes: readonly Testimonial[];
  all: { href: string; label: string };
};

/** What customers say, one large quote a row, and the way to all reviews. */
export function Testimonials({ title, board, quotes, all }: TestimonialsProps) {
  const locale = useLocale();
  return (
    <Section title={title} board={board}>
      <ul className="quotes">
        {quotes.map(({ name, date, role, content }) => (
          <li key={name}>
            <figure>
              <blockquote>
                <p>
                  <Prose text={content} />
                </p>
              </blockquote>
              <figcaption>
                <b>{name}</b>
                <span>{role}</span>
                <time dateTime={date}>{monthOf(date.slice(0, 7), locale)}</time>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p className="all-reviews mt-8 lg:mt-0">
        <ExternalLink href={all.href} className="btn btn-ghost">
          {all.label}
        </ExternalLink>
      </p>
    </Section>
  );
}
