/** Signs of the desk, each in a few strokes. */
export const strokes = {
  check: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 10.5l2.2 2.2 4.3-4.4',
  orders: 'M4 8l8-4 8 4v9l-8 4-8-4zM4 8l8 4 8-4M12 12v9',
  quotes: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  inquiries: 'M4 5h16v11h-8l-5 4v-4H4z',
  services: 'M20 12a8 8 0 1 1-2.3-5.7M20 3v4h-4M12 8v4l3 2',
  shop: 'M4 10v10h16V10M3 10l2-6h14l2 6zM10 20v-6h4v6',
  work: 'M4 8h16v11H4zM9 8V5h6v3M4 13h16',
  visits: 'M4 6h16v15H4zM4 10h16M8 3v4M16 3v4M8 14h3v3H8z',
  month: 'M4 20h16M7 20v-7M12 20V6M17 20V10',
  mail: 'M3 6h18v13H3zM3 7l9 7 9-7',
  way: 'M12 21l-5.5-8a6.5 6.5 0 1 1 11 0zM12 9.5h.1',
  call: 'M6 3.5h3.5l1.5 5-2.2 1.6a12 12 0 0 0 5.1 5.1L15.5 13l5 1.5V18a2.5 2.5 0 0 1-2.7 2.5A15.5 15.5 0 0 1 3.5 6.2 2.5 2.5 0 0 1 6 3.5z',
  done: 'M5 12.5l4.5 4.5L19 7',
  more: 'M5 12h.1M12 12h.1M19 12h.1',
} as const;

/** A part of the desk; its words and its address have the same name. */
export type DeskPart = Exclude<keyof typeof strokes, 'way' | 'call' | 'done' | 'more'>;

/** The sign of a part of the desk; its name stands beside it. */
export function DeskSign({ part }: { part: keyof typeof strokes }) {
  return <Strokes path={strokes[part]} />;
}

/** A sign of the desk or one of its own in the same strokes. */
export function Strokes({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="icon">
      <path d={path} />
    </svg>
  );
}
