import { Prose } from '@/components/ui/prose';
import { Section } from './section';

type TransportTableProps = {
  id?: string;
  title: string;
  lead?: string;
  labels: readonly [type: string, detail: string, points: string];
  rows: readonly { type: string; detail: string; points: readonly string[] }[];
};

/** Ways to get around, with what a ride costs; the rows stack on phones. */
export function TransportTable({ id, title, lead, labels, rows }: TransportTableProps) {
  return (
    <Section id={id} title={title} lead={lead} isTall>
      <table className="w-full border-ink border-t-2 text-start max-md:block">
        <thead className="max-md:sr-only">
          <tr>
            {labels.map((label) => (
              <th key={label} scope="col" className="py-3 pe-6 text-start font-semibold">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.map(({ type, detail, points }) => (
            <tr key={type} className="border-hair border-t max-md:grid max-md:gap-1 max-md:py-5 md:align-top">
              <th scope="row" className="text-start font-semibold md:py-4 md:pe-6">
                {type}
              </th>
              <td className="md:py-4 md:pe-6">{detail}</td>
              <td className="text-ink-2 md:py-4">
                <ul className="grid gap-1">
                  {points.map((point) => (
                    <li key={point}>
                      <Prose text={point} />
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
