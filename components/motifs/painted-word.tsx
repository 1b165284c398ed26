import { useLocale } from 'next-intl';
import outlines from '@/lib/drawings/painted-words.json';

export type PaintedPage = keyof typeof outlines;

/** Where the disc and its ring go, and how large: behind a word of one line, as the sun comes up; beside the second of two. */
const places = { behind: [306, 160, 88], beside: [338, 338, 46] } as const;
const inTwoLines: readonly PaintedPage[] = ['paymentIntegration', 'liveStreaming'];

/** The word that a sign painter of the town would letter on the board: in Thai, and in Latin letters where the page is in Thai. Decoration only. */
export function PaintedWord({ page }: { page: PaintedPage }) {
  const isThai = useLocale() === 'th';
  const isInTwoLines = !isThai && inTwoLines.includes(page);
  const [x, y, radius] = places[isInTwoLines ? 'beside' : 'behind'];
  return (
    <svg
      viewBox="0 0 400 400"
      aria-hidden="true"
      className={`motif motif-whole motif-word${isInTwoLines ? ' motif-words' : ''}`}
    >
      <g className="shades">
        <use href="#word" />
      </g>
      <g className="paint">
        <g id="word">
          <g className={isInTwoLines ? undefined : 'ring'}>
            <path className="s1" d={`M${x} ${y - radius}a${radius} ${radius} 0 1 1-.1 0z`} />
            <circle className="disc" cx={x} cy={y} r={radius / 2} />
          </g>
          <path className="word" d={outlines[page][isThai ? 'latin' : 'thai']} />
        </g>
      </g>
    </svg>
  );
}
