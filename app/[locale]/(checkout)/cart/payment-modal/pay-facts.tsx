import { CopyButton } from './copy-button';

/** A fact of a payment; `copy` is how a bank app takes it, where somebody may want to paste it there. */
export type PayFact = { label: string; value: string; copy?: string };

/** What a payment needs, in text: all that the code says, for who cannot scan it. */
export function PayFacts({ facts }: { facts: readonly PayFact[] }) {
  return (
    <dl className="grid border-hair border-t">
      {facts.map(({ label, value, copy }) => (
        <div
          key={label}
          className="flex min-h-12 flex-wrap items-center gap-x-4 border-hair border-b py-1.5 leading-snug"
        >
          <dt className="min-w-0 basis-40 text-ink-2">{label}</dt>
          <dd className="wrap-anywhere flex min-w-0 grow basis-40 flex-wrap items-center gap-x-4 font-medium">
            <span className="select-all">{value}</span>
            {copy !== undefined && <CopyButton label={label} text={copy} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
