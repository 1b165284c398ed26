import type { ReactNode } from 'react';

type SignHereProps = { name: ReactNode; signature: ReactNode; date: ReactNode };

/** Where somebody signs: a form with a line for the name and one for the day. */
export function SignHere({ name, signature, date }: SignHereProps) {
  return (
    <div className="paper-form">
      <p>
        <strong>{name}</strong>
      </p>
      <p className="paper-ink">
        <span>{signature}</span> <span>{date}</span>
      </p>
    </div>
  );
}
