import { Lettering } from '@/components/ui/lettering';
import { Prose } from '@/components/ui/prose';

/** What is painted on each poster of 300 by 420: surfaces, and the lines on top of them. */
const paintings = [
  {
    name: 'band',
    surfaces: 'M206 92a54 54 0 1 1-.1 0zM148 172L186 206 88 326 52 292z',
    lines: 'M160 128L248 170M146 158L234 200',
  },
  {
    name: 'dj',
    surfaces: 'M168 80a112 112 0 1 1-.1 0z',
    lines: 'M168 152a40 40 0 1 1-.1 0zM168 110a82 82 0 0 1 82 82M86 192a82 82 0 0 0 82 82',
  },
  {
    name: 'football',
    surfaces: 'M168 78a112 112 0 1 1-.1 0z',
    lines:
      'M168 142L214 176 197 230H139L122 176ZM168 142V82M214 176L272 158M197 230L232 280M139 230L104 280M122 176L64 158',
  },
  {
    name: 'quiz',
    surfaces: 'M206 264a23 23 0 1 1-.1 0z',
    lines: 'M148 146a58 58 0 1 1 90 48Q206 212 206 244',
  },
] as const;

type PosterRowProps = {
  words: {
    live: string;
    /** The note of each is when it begins, of the one on air how many watch. */
    gigs: readonly { day: string; title: string; note: string }[];
  };
  /** What each poster is an example of. */
  nights: readonly { title: string; text: string }[];
};

/** The week of an invented bar as painted posters; the first of them is on air, on a phone. */
export function PosterRow({ words: { live, gigs }, nights }: PosterRowProps) {
  return (
    <ul className="gigs">
      {gigs.map(({ day, title, note }, index) => (
        <li key={day}>
          <div className={`gig gig-${paintings[index]?.name}`}>
            <svg viewBox="0 0 300 420" aria-hidden="true">
              <path className="gig-surfaces" d={paintings[index]?.surfaces} />
              <path className="gig-lines" d={paintings[index]?.lines} />
            </svg>
            <b className="gig-day">{day}</b>
            {index === 0 && <b className="gig-live">{live}</b>}
            <h3>
              <Lettering text={title} />
            </h3>
            <p>{note}</p>
          </div>
          <p className="snug">
            <b>
              <Lettering text={nights[index]?.title ?? ''} />
            </b>
            <br />
            <Prose text={nights[index]?.text ?? ''} />
          </p>
        </li>
      ))}
    </ul>
  );
}
