import { useLocale } from 'next-intl';
import outlines from '@/lib/drawings/painted-words.json';
import highlights from '@/lib/drawings/word-highlights.json';
import { type PaintedPage, wordPictures } from '@/lib/drawings/word-pictures';

/**
 * The word that a sign painter of the town would letter on the board, and a picture of the page: in Thai, and in Latin letters where the
 * page is in Thai. Decoration only.
 */
export function PaintedWord({ page }: { page: PaintedPage }) {
  const script = useLocale() === 'th' ? 'latin' : 'thai';
  const { at, radius, stripes, isInTwo, isHeld } = wordPictures[page][script];
  return (
    <svg
      viewBox="0 0 400 400"
      aria-hidden="true"
      className={`motif motif-word${isInTwo ? ' motif-words' : ''}`}
    >
      <g className="shades">
        <use href="#word" />
      </g>
      <g className="paint">
        <g id="word">
          <g className={isInTwo || isHeld ? undefined : 'picture'} transform={`translate(${at.join()})`}>
            {stripes.map((path, index) => path && <path key={path} d={path} className={`s${index + 1}`} />)}
            <circle className="disc" r={radius} />
          </g>
          <path className="word" d={outlines[page][script]} />
        </g>
        <path className="highlight" d={highlights[page][script]} />
      </g>
    </svg>
  );
}
