import { useLocale } from 'next-intl';
import { Prose } from '@/components/ui/prose';
import { weekdayLetters } from '@/lib/i18n/dates';

/** What goes out on each day of four weeks, Monday first: a photo, a video, a story or nothing. */
const weeks = ['P-PS-VP', '-PSP-VP', 'PS-PPV-', 'P-P-SVP'];

const kinds = { photo: 'P', video: 'V', story: 'S' } as const;

type Kind = keyof typeof kinds;

const names: readonly Kind[] = ['photo', 'video', 'story'];

/** The days of one letter as starts of strokes, a week to a column, on a screen of 240 by 400. */
const daysOf = (letter: string) =>
  weeks.flatMap((week, column) =>
    [...week].flatMap((day, row) => (day === letter ? [`M${68 + column * 43} ${66 + row * 46}`] : [])),
  );

const marks = (letter: string, mark: string) => daysOf(letter).join(mark) + mark;

type PostMonthProps = { words: { picture: string; note: string; kinds: Record<Kind, string> } };

/** A phone with four weeks of posts as discs, and how many there are of each kind. */
export function PostMonth({ words }: PostMonthProps) {
  const letters = weekdayLetters(useLocale());
  return (
    <div className="month">
      <div className="month-layout">
        <svg viewBox="0 0 240 400" role="img" aria-label={words.picture}>
          <rect className="month-phone" x="4" y="4" width="232" height="392" rx="28" />
          <path className="month-speaker" d="M100 26h40" />
          {letters.map((letter, day) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two days may have one letter, and days never change their order
            <text key={day} x="28" y={72 + day * 46}>
              {letter}
            </text>
          ))}
          <path className="month-none" d={marks('-', 'h0')} />
          {names.map((kind) => (
            <path key={kind} className={`month-${kind}`} d={marks(kinds[kind], 'h0')} />
          ))}
          <path className="month-play" d={marks('V', 'm-5-8l14 8-14 8z')} />
          <path className="month-hole" d={marks('S', 'h0')} />
        </svg>
        <div>
          <ul>
            {names.map((kind) => (
              <li key={kind} className={`month-${kind}`}>
                <b>{daysOf(kinds[kind]).length}</b>
                <Prose text={words.kinds[kind]} />
              </li>
            ))}
          </ul>
          <p>{words.note}</p>
        </div>
      </div>
    </div>
  );
}
