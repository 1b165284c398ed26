import { buttonClass } from '@/components/ui/button-class';
import { Section } from './section';

/** Files of ours in one row, by their paths; the browser opens them as they are. */
export function FileLinks({ title, lead, paths }: { title: string; lead: string; paths: readonly string[] }) {
  return (
    <Section title={title} lead={lead}>
      <ul className="flex flex-wrap gap-3">
        {paths.map((path) => (
          <li key={path}>
            <a href={path} className={buttonClass.ghost} translate="no">
              {path}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
