'use client';

import {
  type ChangeEvent,
  type CSSProperties,
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  useState,
} from 'react';
import { hangTrade } from '@/components/hang-trade';
import { lettersOf } from '@/components/painted-letters';
import { buttonClass } from '@/components/ui/button-class';
import { domainOf, letteredName } from '@/lib/browser/lettered-name';
import { canKeepPictures } from '@/lib/browser/share-picture';
import type { Board } from '@/lib/drawings/board';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';

/** Each paint, and the family's board that has it. */
const paints = {
  cobalt: 'web',
  pink: 'growth',
  mango: 'tech',
  aqua: 'print',
  red: 'guide',
} as const satisfies Record<string, Board>;

type Paint = keyof typeof paints;

/** The board is no part of this island, so its class changes by hand. */
function repaint(from: Element, paint: Paint): void {
  const board = from.closest('.sign');
  if (board) board.className = `sign sign-bay sign-${paints[paint]}`;
}

type SignPainterProps = {
  locale: Locale;
  /** The page that looks whether a domain is free. */
  domains: string;
  words: {
    title: string;
    label: string;
    sample: string;
    paint: string;
    paints: Record<Paint, string>;
    sign: string;
    free: string;
    keep: string;
    yours: string;
  };
  /** The heading of the board, in whose place the name is lettered. */
  heading: ReactNode;
  lead: ReactNode;
  /** The first button of the board. */
  children: ReactNode;
};

/** Letters a visitor's name on the board of the home page, by day as paint, by night as a tube, and asks whether its domain is free. */
export function SignPainter({ locale, domains, words, heading, lead, children }: SignPainterProps) {
  const [typed, setTyped] = useState('');
  const name = typed.trim();
  const domain = domainOf(name || words.sample);
  const letter = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setTyped(target.value);
    letteredName.write(target.value.trim());
    void hangTrade(target, target.value);
  };
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    window.location.assign(`${domains}?q=${encodeURIComponent(domain)}`);
  };
  const keep = async ({ currentTarget }: MouseEvent) => {
    const board = currentTarget.closest('.sign');
    if (!board) return;
    const { keepSign } = await import('@/lib/browser/sign-picture');
    await keepSign(board, name, words.yours);
  };
  return (
    <div className="wrap" style={name ? (lettersOf(name) as CSSProperties) : undefined}>
      <div className="painter-board">
        {heading}
        {lead}
        <p className="painted" aria-live="polite">
          {name && <span className="sr-only">{words.sign} </span>}
          {name}
        </p>
      </div>
      <div className="painter-acts">
        {children}
        <form action="/api/domains" method="get" onSubmit={ask}>
          <input type="hidden" name="locale" value={locale} />
          <p className="painter-field">
            <label htmlFor="your-name">
              {words.title}
              <span className="sr-only">: {words.label}</span>
            </label>
            <input
              id="your-name"
              type="text"
              name="q"
              maxLength={40}
              placeholder={words.sample}
              data-letters={words.sample}
              autoComplete="organization"
              value={typed}
              onChange={letter}
            />
          </p>
          {name && (
            <fieldset>
              <legend className="sr-only">{words.paint}</legend>
              {(Object.keys(paints) as Paint[]).map((paint) => (
                <label key={paint}>
                  <input
                    type="radio"
                    name="paint"
                    value={paint}
                    defaultChecked={paint === 'cobalt'}
                    onChange={({ target }) => repaint(target, paint)}
                    className={`paint-${paint}`}
                  />
                  <span className="sr-only">{words.paints[paint]}</span>
                </label>
              ))}
            </fieldset>
          )}
          {name && canKeepPictures() && (
            <button type="button" className={buttonClass.ghost} onClick={keep}>
              {words.keep}
            </button>
          )}
          <button type="submit" className={buttonClass.board}>
            {fill(words.free, { domain })}
          </button>
        </form>
      </div>
    </div>
  );
}
