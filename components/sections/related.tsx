import { type RouteName, routeNames } from '@/lib/site/routes';
import { FeatureList } from './feature-list';

type Entry = { title: string; text: string };

/** Where a reader goes next: pages of ours by name, each with what it has to do with this one. */
export function Related({ title, items }: { title: string; items: Partial<Record<RouteName, Entry>> }) {
  const entries = routeNames.flatMap((to) => {
    const words = items[to];
    return words ? [{ to, ...words }] : [];
  });
  return <FeatureList title={title} items={entries} />;
}
