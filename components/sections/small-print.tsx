import { Lettering } from '@/components/ui/lettering';
import { Prose } from '@/components/ui/prose';
import { type SignedPage, signOf } from '@/lib/drawings/page-signs';
import { routes } from '@/lib/site/routes';
import type { Feature } from './feature-list';
import { Section } from './section';

type SmallPrintProps = {
  /** Its sheet of `app/styles/scope` paints it. */
  page: SignedPage;
  title: string;
  lead?: string;
  items: readonly Feature[];
};

/** What is to be known before an order: parts of one large thing of the trade, of which the first is what one gets. */
export function SmallPrint({ page, title, lead, items }: SmallPrintProps) {
  return (
    <Section title={title} lead={lead}>
      <ul className={`scope scope-${routes[page].path.slice(1)} sign-${signOf(page).board}`}>
        {items.map((item, index) => (
          <li key={item.title} className={`part part-${index + 1}`}>
            <h3>
              <Lettering text={item.title} />
            </h3>
            <p>
              <Prose text={item.text} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
