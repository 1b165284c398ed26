'use client';

/**
 * The sun and the bay, by night too in the colours of `app/icon.svg`. The script carries it, so that no page carries it
 * twice (docs/decisions/0014).
 */
export function Logo() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <rect width="48" height="48" rx="6" fill="#123ca0" />
      <circle cx="15" cy="24" r="6.5" fill="#ffc42b" />
      <g fill="none" strokeWidth="4.6">
        <path stroke="#fff" d="M15 12a12 12 0 0 1 0 24" />
        <path stroke="#ff9aa2" d="M15 4.6a19.4 19.4 0 0 1 0 38.8" />
        <path stroke="#7fdcd0" d="M25 0a26.8 26.8 0 0 1 0 48" />
      </g>
    </svg>
  );
}
