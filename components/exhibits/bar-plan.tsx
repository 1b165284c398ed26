import type { ReactNode } from 'react';
import { fill } from '@/lib/i18n/fill';

type BarPlanProps = {
  /** Of the choice, unique on its page. */
  name: string;
  counts: readonly number[];
  /** The count that is chosen at first. */
  start: number;
  words: {
    legend: string;
    count: string;
    picture: string;
    /** What each count does. */
    seen: Readonly<Record<string, string>>;
  };
  /** Said of the drawing, right above it. */
  note?: string;
  /** The drawing, 600 by 380. */
  children: ReactNode;
};

/** The plan of a bar, and a choice of how many things hang there. Works without a script. */
export function BarPlan({ name, counts, start, words, note, children }: BarPlanProps) {
  return (
    <div className="bar-plan">
      {note && (
        <p aria-hidden="true" className="plan-note">
          {note}
        </p>
      )}
      <svg viewBox="0 0 600 380" role="img" aria-label={words.picture}>
        {children}
      </svg>
      <fieldset>
        <legend>{words.legend}</legend>
        {counts.map((count) => (
          <label key={count}>
            <input type="radio" name={name} className={`pick-${count}`} defaultChecked={count === start} />
            {fill(words.count, { quantity: String(count) })}
          </label>
        ))}
      </fieldset>
      {counts.map((count) => (
        <p key={count} className={`seen seen-${count}`}>
          {words.seen[count]}
        </p>
      ))}
    </div>
  );
}
