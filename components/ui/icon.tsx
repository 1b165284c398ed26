'use client';

const paths = {
  basket: 'M4 9h16l-1.5 11h-13zM8 9l2-6M16 9l-2-6',
  menu: 'M3 6.5h18M3 12h18M3 17.5h11',
  close: 'M5 5l14 14M19 5L5 19',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0 -13M15.3 15.3l5.2 5.2',
  outside: 'M8 5h11v11M19 5L5 19',
} as const;

/** A small drawing beside or instead of words; whoever uses it says in words what it means. */
export function Icon({ name }: { name: keyof typeof paths }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`icon icon-${name}`}>
      <path d={paths[name]} />
    </svg>
  );
}
