import type { CSSProperties } from 'react';

type StepperProps = { label: string; steps: readonly string[]; current: number };

/** Where the visitor is among a few steps: done ones in sea green, the current one in red, and a baht bus that drives up to it. */
export function Stepper({ label, steps, current }: StepperProps) {
  return (
    <ol
      aria-label={label}
      className="stepper grid auto-cols-fr grid-flow-col text-small leading-snug"
      style={{ '--step': current, '--steps': steps.length } as CSSProperties}
    >
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? 'step' : undefined}
          data-done={index < current ? '' : undefined}
          className="border-hair border-t-8 pt-2 font-medium text-ink-2 aria-[current]:border-red data-done:border-sea aria-[current]:font-semibold aria-[current]:text-ink"
        >
          {index + 1} {step}
        </li>
      ))}
    </ol>
  );
}
