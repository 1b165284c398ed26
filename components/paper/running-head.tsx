'use client';
import { useEffect } from 'react';

/** What each further sheet says above its lines (paper-foot.css): the margins of sheets know what the root knows, and nothing below it. */
export function RunningHead({ text }: { text: string }) {
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--running-head', JSON.stringify(text));
    return () => void style.removeProperty('--running-head');
  }, [text]);
  return null;
}
