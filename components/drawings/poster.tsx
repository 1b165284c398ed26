import type { ProjectName } from '@/lib/company/projects';

type PosterProps = {
  name: ProjectName;
  /** What it shows, in words. */
  label: string;
  width?: 'desk' | 'phone';
};

/** What a project's site shows first, as a picture (app/styles/poster.css). */
export function Poster({ name, label, width = 'desk' }: PosterProps) {
  return (
    <span
      role="img"
      aria-label={label}
      className={`poster poster-${width === 'phone' ? `${name}-phone` : name}`}
    />
  );
}
