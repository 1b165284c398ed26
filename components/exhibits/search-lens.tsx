import { useMessages } from 'next-intl';
import { Lettering } from '@/components/ui/lettering';

/** The plans by their search terms, the most first: on a plan of 240 by 260, where the number stands and what leads to its row. */
const plans = [
  { id: 'seo-extreme', terms: 100, y: 50, line: 'M190 44L240 32' },
  { id: 'seo-advanced', terms: 50, y: 100, line: 'M176 95L240 97' },
  { id: 'seo-geotargeted', terms: 25, y: 139, line: 'M163 134L240 162' },
  { id: 'seo-local', terms: 10, y: 189, line: 'M151 182L240 227' },
] as const;

type SearchLensProps = {
  words: { picture: string; searches: Record<(typeof plans)[number]['id'], string> };
};

/** A lens of four discs, each as large as the number of search terms in its plan, and one such search beside it. */
export function SearchLens({ words }: SearchLensProps) {
  const names = useMessages().catalog.items;
  return (
    <div className="lens">
      <div className="lens-layout">
        <svg viewBox="0 0 240 260" role="img" aria-label={words.picture}>
          <path className="lens-handle" d="M57 183L18 240" />
          {plans.map(({ id, terms, y }) => (
            <g key={id} className={`lens-${terms}`}>
              <circle cx="130" cy={210 - 10 * Math.sqrt(terms)} r={10 * Math.sqrt(terms)} />
              <text x="130" y={y}>
                {terms}
              </text>
            </g>
          ))}
          <circle className="lens-rim" cx="130" cy="110" r="104" />
          {plans.map(({ id, line }) => (
            <path key={id} className="lens-line" d={line} />
          ))}
        </svg>
        <ol>
          {plans.map(({ id, terms }) => (
            <li key={id}>
              <b>{terms}</b>
              <span>
                <strong>
                  <Lettering text={names[id].name} />
                </strong>
                <q>{words.searches[id]}</q>
              </span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
