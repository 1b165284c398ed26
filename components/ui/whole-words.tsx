'use client';

/** Running text in parts, every second of which no line may break (see {@link PhraseSpans} on why it runs in the browser). */
export function WholeWords({ parts }: { parts: readonly string[] }) {
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
      <span key={index} className="phrase">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
