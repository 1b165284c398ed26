'use client';

import { type CSSProperties, type FormEvent, useState } from 'react';
import { fieldClass } from '@/components/forms/field-frame';
import { buttonClass } from '@/components/ui/button-class';
import { domainOf, letteredName } from '@/lib/browser/lettered-name';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';

const paints = ['cobalt', 'pink', 'mango', 'aqua', 'red'] as const;

type NameSignProps = {
  locale: Locale;
  /** The page that looks whether a domain is free. */
  domains: string;
  words: {
    label: string;
    sample: string;
    paint: string;
    paints: Record<(typeof paints)[number], string>;
    byDay: string;
    free: string;
  };
};

/** Letters a name on two boards, as paint by day and as a neon tube by night, and asks whether its domain is free. */
export function NameSign({ locale, domains, words }: NameSignProps) {
  const [typed, setTyped] = useState('');
  const name = typed.trim() || words.sample;
  const letter = (text: string) => {
    setTyped(text);
    letteredName.write(text.trim());
  };
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    window.location.assign(`${domains}?q=${encodeURIComponent(domainOf(name))}`);
  };
  // The sample's size is in the style sheet: a policy needs a hash for each style attribute that a page comes with.
  const size = typed ? ({ '--letters': name.replace(/\p{M}/gu, '').length } as CSSProperties) : undefined;
  return (
    <div className="name-sign">
      <div className="name-boards" aria-live="polite">
        <p className="name-paint" style={size}>
          <span className="sr-only">{words.byDay} </span>
          {name}
        </p>
        <p className="name-neon" style={size} aria-hidden="true">
          <span>{name}</span>
        </p>
      </div>
      <form action="/api/domains" method="get" onSubmit={ask}>
        <input type="hidden" name="locale" value={locale} />
        <label htmlFor="your-name">{words.label}</label>
        <input
          id="your-name"
          type="text"
          name="q"
          maxLength={40}
          placeholder={words.sample}
          autoComplete="organization"
          value={typed}
          onChange={({ target }) => letter(target.value)}
          className={fieldClass}
        />
        <button type="submit" className={buttonClass.primary}>
          {fill(words.free, { domain: domainOf(name) })}
        </button>
      </form>
      <fieldset>
        <legend>{words.paint}</legend>
        {paints.map((paint) => (
          <label key={paint}>
            <input
              type="radio"
              name="paint"
              value={paint}
              defaultChecked={paint === 'red'}
              className={`paint-${paint}`}
            />
            <span className="sr-only">{words.paints[paint]}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
