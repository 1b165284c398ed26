'use client';

import { type MouseEvent, useState } from 'react';
import { changeLight, currentLight, type LightChoice, lightChoices } from '@/lib/browser/light';

type PullCordProps = { words: { pull: string; lights: string } & Record<LightChoice, string> };

/** A cord with a sun: each pull lights the site, shows it as Pattaya is lit now, or paints it by day (`scheme-script.tsx`). */
export function PullCord({ words }: PullCordProps) {
  const [said, setSaid] = useState('');
  const pull = ({ currentTarget }: MouseEvent) => {
    const now = currentLight();
    const next = lightChoices[(lightChoices.indexOf(now) + 1) % lightChoices.length] ?? 'night';
    changeLight(next, currentTarget);
    setSaid(words[next]);
  };
  return (
    <div className="cord">
      <button type="button" onClick={pull} aria-label={words.pull} />
      <b aria-hidden="true">{words.lights}</b>
      <output key={said} {...(said && { 'data-said': '' })}>
        {said}
      </output>
    </div>
  );
}
