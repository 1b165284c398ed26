'use client';

import { type CSSProperties, type FormEvent, useState } from 'react';
import { fieldClass } from '@/components/forms/field-frame';
import { buttonClass } from '@/components/ui/button-class';
import { domainOf, letteredName } from '@/lib/browser/lettered-name';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';

const paints = ['cobalt', 'pink', 'mango', 'aqua', 'red'] as const;

/**
 * Browsers look for text fields to fill as soon as a page is read, and lay it all out to do so, before its letters are there. So the
 * field comes as a button, and is a text field after the first frame (`scripts/finish/late-start.ts`), or else as soon as React has it.
 */
const typeAtFirst = typeof window === 'undefined' ? 'button' : 'text';

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
  const field = {
    name: 'q',
    maxLength: 40,
    placeholder: words.sample,
    autoComplete: 'organization',
    className: fieldClass,
  };
  const size = { '--letters': name.replace(/\p{M}/gu, '').length } as CSSProperties;
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
        <noscript>
          <label htmlFor="typed-name">{words.label}</label>
          <input {...field} id="typed-name" type="text" />
        </noscript>
        <label htmlFor="your-name" className="noscript:hidden">
          {words.label}
        </label>
        <input
          {...field}
          id="your-name"
          type={typeAtFirst}
          data-typed=""
          className={`${fieldClass} noscript:hidden`}
          ref={(input) => {
            if (input) input.type = 'text';
          }}
          value={typed}
          onChange={({ target }) => letter(target.value)}
          suppressHydrationWarning
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
