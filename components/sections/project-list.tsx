import { ProjectPreview } from '@/components/project-preview';
import { buttonClass } from '@/components/ui/button-class';
import { ExternalLink } from '@/components/ui/external-link';
import { Lettering } from '@/components/ui/lettering';
import { accessibleName } from '@/lib/i18n/accessible-name';
import { fill } from '@/lib/i18n/fill';

type Project = { title: string; description: string; tags: readonly string[] };

type ProjectListProps = {
  /** By the folder of `public/demo` that holds the project's site. */
  projects: Record<string, Project>;
  words: { load: string; open: string; openName: string; frame: string };
};

/** Projects in browser frames; a preview loads when it is asked for. */
export function ProjectList({ projects, words }: ProjectListProps) {
  return (
    <ul className="wrap grid gap-x-12 gap-y-16 py-section lg:grid-cols-2">
      {Object.entries(projects).map(([folder, { title, description, tags }]) => {
        const href = `/demo/${folder}/index.html`;
        return (
          <li key={folder} className="grid content-start gap-4">
            <ProjectPreview
              src={href}
              words={{
                load: words.load,
                loadName: accessibleName(words.load, title),
                frame: fill(words.frame, { name: title }),
              }}
            />
            <h2 className="text-h3">
              <Lettering text={title} />
            </h2>
            <p className="text-ink-2">{description}</p>
            <ul className="flex flex-wrap gap-2 text-small">
              {tags.map((tag) => (
                <li key={tag} className="rounded-plate bg-sunk px-3 py-1">
                  {tag}
                </li>
              ))}
            </ul>
            <p>
              <ExternalLink
                href={href}
                className={buttonClass.ghost}
                label={fill(words.openName, { open: words.open, name: title })}
              >
                {words.open}
              </ExternalLink>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
