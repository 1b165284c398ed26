import { Poster } from '@/components/drawings/poster';
import { ProjectPreview } from '@/components/project-preview';
import { buttonClass } from '@/components/ui/button-class';
import { ExternalLink } from '@/components/ui/external-link';
import { PartTitle } from '@/components/ui/heading';
import { type ProjectName, projectNames, projects, projectUrl } from '@/lib/company/projects';
import type { Board } from '@/lib/drawings/board';
import { accessibleName } from '@/lib/i18n/accessible-name';
import { fill } from '@/lib/i18n/fill';

type Project = { title: string; description: string; tags: readonly string[] };

type ProjectListProps = {
  words: Record<ProjectName, Project>;
  preview: { load: string; open: string; openName: string; frame: string; poster: string; phone: string };
};

/** The one that is shown large, with its phone beside it. */
const large = 'hotel';

/** What the front of each shop is painted as. */
const boards = {
  hotel: 'growth',
  restaurant: 'guide',
  clinic: 'print',
  'dive-shop': 'web',
  'estate-agent': 'tech',
} as const satisfies Record<ProjectName, Board>;

/** Shops of a street whose windows are browser frames: a picture of each first screen, and the site itself when it is asked for. */
export function ProjectList({ words, preview }: ProjectListProps) {
  return (
    <ul className="wrap projects py-section">
      {projectNames.map((name) => {
        const { title, description, tags } = words[name];
        return (
          <li
            key={name}
            id={name}
            className={`sign sign-${boards[name]} ${name === large ? 'project-large' : ''}`}
          >
            <ProjectPreview
              src={projectUrl(name)}
              address={projects[name].address}
              words={{
                load: preview.load,
                loadName: accessibleName(preview.load, title),
                frame: fill(preview.frame, { name: title }),
              }}
            >
              <Poster name={name} label={fill(preview.poster, { name: title })} />
            </ProjectPreview>
            {name === large && (
              <div className="phone">
                <Poster name={name} width="phone" label={fill(preview.phone, { name: title })} />
              </div>
            )}
            <div className="grid content-start gap-4">
              <PartTitle text={title} />
              <p>{description}</p>
              <div className="flex flex-wrap items-center justify-between gap-3">
                <ul className="flex flex-wrap gap-2 text-small">
                  {tags.map((tag) => (
                    <li key={tag} className="project-tag">
                      {tag}
                    </li>
                  ))}
                </ul>
                <p>
                  <ExternalLink
                    href={projectUrl(name)}
                    className={buttonClass.ghost}
                    label={fill(preview.openName, { open: preview.open, name: title })}
                  >
                    {preview.open}
                  </ExternalLink>
                </p>
              </div>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
