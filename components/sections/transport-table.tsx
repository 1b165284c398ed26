import { Phrases } from '@/components/ui/phrases';
import { Points } from '@/components/ui/points';
import { phrasesOf } from '@/lib/i18n/phrases';
import { Section } from './section';

type TransportTableProps = {
  id?: string;
  title: string;
  lead?: string;
  labels: readonly [type: string, fares: string, points: string];
  /** Of a fare, what stands behind its phrase mark is its unit. */
  rows: readonly { type: string; fares: readonly string[]; points: readonly string[] }[];
};

/** Ways to get around, with what a ride costs; the rows stack on phones. */
export function TransportTable({ id, title, lead, labels, rows }: TransportTableProps) {
  return (
    <Section id={id} title={title} lead={lead} board="web" isTall>
      <table className="fares">
        <thead>
          <tr>
            {labels.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ type, fares, points }) => (
            <tr key={type}>
              <th scope="row">
                <Phrases text={type} />
              </th>
              <td>
                {fares.map((fare) => {
                  const [sum, unit] = phrasesOf(fare);
                  return (
                    <b key={fare}>
                      {sum}
                      <small>{`${unit} `}</small>
                    </b>
                  );
                })}
              </td>
              <td className="fare-words">
                <details className="unfold">
                  <summary>
                    <span>{labels[2]}</span>
                  </summary>
                  <Points points={points} />
                </details>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
