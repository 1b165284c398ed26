'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FieldFrame } from './field-frame';

type FileFieldProps = {
  name: string;
  label: string;
  button: string;
  accept: readonly string[];
  problem: string | undefined;
  onChoose: (file: File | undefined) => void;
};

/** A required file: a button that says so in the visitor's language, then the name, the size and a small picture. */
export function FileField({ name, label, button, accept, problem, onChoose }: FileFieldProps) {
  const [chosen, setChosen] = useState<{ file: File; picture: string }>();
  useEffect(() => () => URL.revokeObjectURL(chosen?.picture ?? ''), [chosen]);

  const input = useRef<HTMLInputElement>(null);
  const choose = () => {
    const file = input.current?.files?.[0];
    setChosen(file && { file, picture: URL.createObjectURL(file) });
    onChoose(file);
  };
  const takeEarlyChoice = useEffectEvent(() => {
    if (input.current?.files?.length) choose();
  });
  useEffect(() => takeEarlyChoice(), []);

  return (
    <FieldFrame id={name} label={label} problem={problem} problemRole="alert">
      <div className="relative flex flex-wrap items-center gap-4 rounded-board border-2 border-line border-dashed p-3.5 focus-within:border-ink has-[[aria-invalid=true]]:border-red">
        <input
          ref={input}
          id={name}
          name={name}
          type="file"
          accept={accept.join(',')}
          required
          aria-invalid={problem !== undefined}
          aria-describedby={problem ? `${name}-problem` : undefined}
          onChange={choose}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
        <span aria-hidden="true" className="btn btn-ink">
          {button}
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
