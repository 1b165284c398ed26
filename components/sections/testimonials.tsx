import { useLocale } from 'next-intl';
import { ExternalLink } from '@/components/ui/external-link';
import { Prose } from '@/components/ui/prose';
import type { Board } from '@/lib/drawings/board';
import { monthOf } from '@/lib/i18n/dates';
import type { Locale } from '@/lib/i18n/locales';
import { Section } from './section';

type Testimonial = { name: string; date: string; role: string; content: string };

type TestimonialsProps = {
  title: string;
  board: Board;
  quotes: readonly Testimonial[];
  all: { href: string; label: string };
};

/** What customers say, in bubbles on one board, the way to all reviews, and the people of the town. */
export function Testimonials({ title, board, quotes, all }: TestimonialsProps) {
  const locale = useLocale();
  return (
    <Section title={title} board={board}>
      <ul className="quotes">
        {quotes.map(({ name, date, role, content }) => (
          <li key={name}>
            <Quote name={name} date={date} role={role} content={content} locale={locale} />
          </li>
        ))}
      </ul>
      <p className="to-all">
        <ExternalLink href={all.href} className="btn btn-ghost">
          {all.label}
        </ExternalLink>
      </p>
      <div className="quotes-crowd scene-customers">
        <i />
      </div>
    </Section>
  );
}

/** What one customer says. */
export function Quote({ name, date, role, content, locale }: Testimonial & { locale: Locale }) {
  return (
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
  );
}
