type StepperProps = { label: string; steps: readonly string[]; current: number };

/** Where the visitor is among a few steps: done ones in sea green, the current one in red. */
export function Stepper({ label, steps, current }: StepperProps) {
  return (
    <ol aria-label={label} className="grid auto-cols-fr grid-flow-col gap-1.5 text-small leading-snug">
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
