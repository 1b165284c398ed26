import { RoadSign } from '@/components/drawings/road-sign';
import { Lettering } from '@/components/ui/lettering';
import { PageLink } from '@/components/ui/page-link';
import { Points } from '@/components/ui/points';
import { Prose } from '@/components/ui/prose';
import type { Board } from '@/lib/drawings/board';
import type { RoadSignName } from '@/lib/drawings/road-signs';
import type { SceneName } from '@/lib/drawings/scenes/scenes';
import { dotted } from '@/lib/i18n/dotted';
import type { RouteName } from '@/lib/site/routes';
import { type Ground, Section } from './section';

export type Feature = {
  title: string;
  text: string;
  features?: readonly string[];
  /** The page about it, which its term leads to. */
  to?: RouteName;
};

type FeatureListProps = {
  id?: string;
  title: string;
  lead?: string;
  items: readonly Feature[];
  isTall?: boolean;
  /** A road sign for each item. */
  signs?: readonly RoadSignName[];
  /** One picture as wide as the page, of which each item stands below its part. */
  scene?: SceneName;
  /**
   * Where the words of a scene are, where there is room; without it, below their parts. Each has a sheet of its name:
   * on the walls of the picture, on the signs of its houses, on boards on poles, above and below it in turns, beside the storeys of a tower,
   * in the steps that it climbs, beside its parts as they go down across the page, or with the first as its lead.
   */
  layout?: 'checks' | 'mural' | 'signs' | 'poles' | 'turns' | 'tower' | 'stair' | 'cascade' | 'lead';
  /**
   * What the page paints it as in a sheet of that name: the lamp of an alarm above it, things on a counter, a shore below it, or large
   * letters alone.
   */
  look?: 'beacon' | 'calm' | 'counter' | 'shore';
  /** Steps, one after the other: they are numbered. */
  isOrdered?: boolean;
  ground?: Ground;
  /** The whole section is a band in the colour of this board. */
  band?: Board;
};

/** An index in two columns, or the words of a scene: a term lettered like a sign, a sentence about it, and its points if it has any. */
export function FeatureList({
  id,
  title,
  lead,
  items,
  isTall = false,
  signs,
  scene,
  layout,
  look,
  isOrdered = false,
  ground,
  band,
}: FeatureListProps) {
  const List = isOrdered ? 'ol' : 'ul';
  const looks = [
    'features',
    (items.length === 3 || (signs && items.length === 6)) && 'features-three',
    signs && 'features-signed',
    look && `features-${look}`,
    scene && `features-walk features-${items.length} features-scene scene-${scene}`,
    layout && `features-${layout}`,
  ];
  /** What a plain list of an odd number has left over takes the whole line. */
  const placeOf = (index: number) => {
    const isOdd = !signs && !scene && items.length > 3 && items.length % 2 === 1;
    return isOdd && index === items.length - 1 && 'feature-wide';
  };
  return (
    <Section id={id} title={title} lead={lead} ground={ground} isTall={isTall} board={band}>
      {/* Where a list moves sideways, Safari reaches it by keys for its tabindex alone. */}
      <List className={looks.filter(Boolean).join(' ')} tabIndex={scene ? 0 : undefined}>
        {items.map((feature, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a built list never changes its order, and every page would carry its words once more
          <li key={index} className={placeOf(index) || undefined}>
            {signs?.[index] && <RoadSign name={signs[index]} />}
            {scene && <i className={`at-${index}`} />}
            <h3>
              {feature.to ? (
                <PageLink to={feature.to}>
                  <Lettering text={feature.title} />
                </PageLink>
              ) : (
                <Lettering text={feature.title} />
              )}
            </h3>
            <p>
              <Prose text={feature.text} />
            </p>
            {feature.features &&
              (scene ? (
                <p className="feature-points">
                  <Prose text={dotted(feature.features)} />
                </p>
              ) : (
                <Points points={feature.features} />
              ))}
          </li>
        ))}
      </List>
    </Section>
  );
}
