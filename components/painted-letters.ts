import { hasThai, lettersOfLine, lettersOnNarrow, lettersOnWide } from '@/lib/browser/lettered-lines';

/** By which of its letters the sheet of the sign painter sizes a name, on a board of any width (`sign-painter.css`). */
export function lettersOf(name: string): { [property: `--${string}`]: number | undefined } {
  const [wide, lines] = lettersOnWide(name);
  const [narrow, high] = lettersOnNarrow(name);
  return {
    '--letters': lettersOfLine(name, 1),
    '--wide': wide,
    '--lines': lines,
    '--lead-display': hasThai(name) ? 1.32 : undefined,
    '--narrow': narrow,
    '--high': high,
  };
}
