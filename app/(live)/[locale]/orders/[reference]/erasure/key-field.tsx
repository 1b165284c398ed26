'use client';

import { useEffect, useRef } from 'react';
import { KeyInput } from '../key-input';

type KeyFieldProps = { words: { key: string; hint: string } };

/** The field for the key of a mail. It takes the one that the link has behind its #, which leaves the address at once. */
export function KeyField({ words }: KeyFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const key = location.hash.slice(1);
    if (!/^[0-9a-f]{32}$/.test(key)) return;
    history.replaceState(null, '', location.pathname);
    if (field.current) field.current.value = key;
  }, []);

  return <KeyInput ref={field} words={words} />;
}
