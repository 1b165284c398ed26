import { useLocale } from 'next-intl';
import outlines from '@/lib/drawings/painted-words.json';

export type PaintedPage = keyof typeof outlines;

/** Where the disc and its ring go: above a word of one line, beside the second of two. */
const places = { above: [322, 78], beside: [338, 338] } as const;
const inTwoLines: readonly PaintedPage[] = ['paymentIntegration', 'liveStreaming'];

/** The word that a sign painter of the town would letter on the board: in Thai, and in Latin letters where the page is in Thai. Decoration only. */
export function PaintedWord({ page }: { page: PaintedPage }) {
  const isThai = useLocale() === 'th';
  const isInTwoLines = !isThai && inTwoLines.includes(page);
  const [x, y] = places[isInTwoLines ? 'beside' : 'above'];
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
          <path className="word" d={outlines[page][isThai ? 'latin' : 'thai']} />
          <g className={isInTwoLines ? undefined : 'ring'}>
            <path className="s1" d={`M${x} ${y - 46}a46 46 0 1 1-.1 0z`} />
            <circle className="disc" cx={x} cy={y} r="20" />
          </g>
        </g>
      </g>
    </svg>
  );
}
