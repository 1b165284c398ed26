import { buttonClass } from '@/components/ui/button-class';
import { ExternalLink } from '@/components/ui/external-link';
import { Section } from './section';

/** Links to other sites in one row. */
export function LinkRow({
  title,
  links,
}: {
  title: string;
  links: readonly { name: string; url: string }[];
}) {
  return (
    <Section title={title}>
      <ul className="flex flex-wrap gap-3">
        {links.map(({ name, url }) => (
          <li key={name}>
            <ExternalLink href={url} className={buttonClass.ghost}>
              {name}
            </ExternalLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
