import type { CartWords } from '../cart-words';

const steps = ['scan', 'slip', 'details'] as const;

type Step = (typeof steps)[number];

/** Where the visitor is among the three steps of a PromptPay payment. */
export function Stepper({ current, words }: { current: Step; words: CartWords['checkout']['steps'] }) {
  return (
    <ol aria-label={words.label} className="my-6 grid grid-cols-3 gap-2 text-small">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={step === current ? 'step' : undefined}
          className="border-hair border-t-8 pt-2 text-ink-2 aria-[current]:border-red aria-[current]:font-semibold aria-[current]:text-ink"
        >
          {index + 1} {words[step]}
        </li>
      ))}
    </ol>
  );
}
