import { toWrite } from './to-write';

/** The words that a new page needs at the least; the same in every language until someone has written them. */
export function wordsOfPage(title: string) {
  return {
    metadata: { title: `${title} ${toWrite}`, description: toWrite },
    hero: { title: `${title} ${toWrite}`, lead: toWrite, action: toWrite },
    callToAction: { title: toWrite, action: toWrite, subject: `${title} ${toWrite}` },
  };
}

type PageNames = { namespace: string; route: string; component: string };

/** A page of a hero and a closing line; other sections are in `components/sections`. */
export function pageSource({ namespace, route, component }: PageNames): string {
  return `import { InquireLink } from '@/components/inquire-link';
import { CallToAction } from '@/components/sections/call-to-action';
import { Hero } from '@/components/sections/hero';
import { Trail } from '@/components/sections/trail';
import { metadataOf } from '@/lib/site/metadata';
import { pageWords } from '@/lib/site/page-words';

export const generateMetadata = metadataOf('${route}');

export default async function ${component}() {
  const { hero, callToAction } = await pageWords('${namespace}');
  return (
    <>
      <Hero board="web" motif="web" title={hero.title} lead={hero.lead}>
        <InquireLink label={hero.action} look="board" />
      </Hero>
      <CallToAction board="web" title={callToAction.title}>
        <InquireLink label={callToAction.action} subject={callToAction.subject} look="secondary" />
      </CallToAction>
      <Trail page="${route}" />
    </>
  );
}
`;
}
