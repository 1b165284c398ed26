import { PaperText } from './paper-text';
import { columnsOf } from './sheets-of';

/** What is in a line, clause by clause. */
export function Clauses({ scope }: { scope: string }) {
  return (
    <div className="paper-clauses">
      {columnsOf(scope).map((clauses) => (
        <ul key={clauses[0]}>
          {clauses.map((clause) => (
            <li key={clause}>
              <PaperText text={clause} />{' '}
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
