import { type FormEvent, useRef, useState } from 'react';
import type { PublicProblem } from '@/lib/result';
import { scaleSlip } from '@/lib/shop/checkout/scale-slip';

type UseSlip = {
  words: { missing: string; problems: Readonly<Record<PublicProblem, string>> };
  /** Answers what is wrong, where something is. */
  upload: (slip: Blob) => Promise<string | undefined>;
};

/** The slip of a form: read as soon as it is picked, so that what is none is refused there, and sent when the form is. */
export function useSlip({ words, upload }: UseSlip) {
  const readied = useRef<ReturnType<typeof scaleSlip>>(undefined);
  const [isChosen, setIsChosen] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  const choose = async (file: File | undefined) => {
    const reading = file && scaleSlip(file);
    readied.current = reading;
    setIsChosen(file !== undefined);
    setProblem(undefined);
    const slip = await reading;
    if (readied.current !== reading || !slip || slip.ok) return;
    setIsChosen(false);
    setProblem(words.problems[slip.problem]);
  };

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    const slip = await readied.current;
    if (slip?.ok) {
      setProblem(undefined);
      setProblem(await upload(slip.data));
    } else setProblem(slip ? words.problems[slip.problem] : words.missing);
    setIsBusy(false);
  };

  return { isChosen, isBusy, problem, choose, send };
}
