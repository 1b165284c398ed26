import { company } from '@/lib/site/company';

/** The sun and the bay, and the name beside it. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5 whitespace-nowrap font-display text-[1.375rem] leading-none">
      <svg viewBox="0 0 48 48" aria-hidden="true" className="size-10 shrink-0">
        <rect width="48" height="48" rx="6" fill="#123ca0" />
        <circle cx="15" cy="24" r="6.5" fill="#ffc42b" />
        <g fill="none" strokeWidth="4.6">
          <path stroke="#fff" d="M15 12a12 12 0 0 1 0 24" />
          <path stroke="#ff9aa2" d="M15 4.6a19.4 19.4 0 0 1 0 38.8" />
          <path stroke="#7fdcd0" d="M25 0a26.8 26.8 0 0 1 0 48" />
        </g>
      </svg>
      {company.name}
    </span>
  );
}
