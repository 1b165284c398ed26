'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { slipTypes } from '@/lib/payments/slip/slip-rules';
import { FieldFrame } from './field-frame';
import type { useSlip } from './use-slip';

type SlipFieldProps = {
  words: { label: string; choose: string };
  slip: Pick<ReturnType<typeof useSlip>, 'problem' | 'choose'>;
};

/** The picture of a slip: a button that says so in the visitor's language, then the name, the size and a small picture. */
export function SlipField({ words, slip: { problem, choose: onChoose } }: SlipFieldProps) {
  const [chosen, setChosen] = useState<{ file: File; picture: string }>();
  useEffect(() => () => URL.revokeObjectURL(chosen?.picture ?? ''), [chosen]);

  const input = useRef<HTMLInputElement>(null);
  const choose = () => {
    const file = input.current?.files?.[0];
    setChosen(file && { file, picture: URL.createObjectURL(file) });
    void onChoose(file);
  };
  const takeEarlyChoice = useEffectEvent(() => {
    if (input.current?.files?.length) choose();
  });
  useEffect(() => takeEarlyChoice(), []);

  return (
    <FieldFrame id="slip" label={words.label} problem={problem} problemRole="alert">
      <div className="relative flex flex-wrap items-center gap-4 rounded-board border-2 border-line border-dashed p-3.5 focus-within:border-ink has-[[aria-invalid=true]]:border-red">
        <input
          ref={input}
          id="slip"
          name="slip"
          type="file"
          accept={slipTypes.join(',')}
          required
          aria-invalid={problem !== undefined}
          aria-describedby={problem ? 'slip-problem' : undefined}
          onChange={choose}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
        <span aria-hidden="true" className="btn btn-ink">
          {words.choose}
        </span>
        {chosen && (
          <span className="flex min-w-0 items-center gap-3">
            {/* biome-ignore lint/performance/noImgElement: a file of the visitor has nothing to optimise */}
            <img
              src={chosen.picture}
              alt=""
              className="size-14 shrink-0 rounded-plate bg-sunk object-cover"
              onError={(event) => event.currentTarget.remove()}
            />
            <span className="min-w-0">
              <span className="wrap-anywhere block font-medium">{chosen.file.name}</span>
              <span className="block text-ink-2 text-small">{Math.ceil(chosen.file.size / 1024)} KB</span>
            </span>
          </span>
        )}
      </div>
    </FieldFrame>
  );
}
