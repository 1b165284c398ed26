import { useLocale, useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { ExternalLink } from '@/components/ui/external-link';
import { Phrases } from '@/components/ui/phrases';
import { Points } from '@/components/ui/points';
import { Prose } from '@/components/ui/prose';
import type { TownStop } from '@/lib/drawings/town';
import { mapUrlOf } from '@/lib/drawings/town-places';
import { dotted } from '@/lib/i18n/dotted';
import { Section } from './section';
import { TownMap } from './town-map';

type Place = {
  id: TownStop;
  name: string;
  /** As it stands on the sketch, where there is one. */
  short?: string;
  thaiName?: string;
  text: string;
  lists: readonly { label: string; points: readonly string[] }[];
};

type PlaceListProps = {
  id?: string;
  title: string;
  lead?: string;
  places: readonly Place[];
  map: string;
  /** Where all of them lie in the middle of the town: how long a walk is, with a place for `{minutes}`. */
  walk?: string;
  /** What a passenger asks of a driver, in Thai. */
  toDriver: string;
};

/** Areas of the town, each under the blue street plate that hangs at every soi: those of the night beside a sketch, the others along the coast. */
export function PlaceList({ id: anchor, title, lead, places, map, walk, toDriver }: PlaceListProps) {
  const isThai = useLocale() === 'th';
  const t = useTranslations('common.guides');
  return (
    <Section id={anchor} title={title} lead={lead} ground="sky" isTall>
      <div className={walk ? 'areas' : 'areas areas-coast'}>
        {walk && <TownMap stops={places} caption={map} walk={walk} />}
        <ul className={walk ? 'scene-venues' : 'scene-coast'}>
          {places.map(({ id, name, thaiName, text, lists }, index) => (
            <li key={id} id={id}>
              <i className={`at-${index}`} />
              <h3>
                {thaiName && !isThai ? (
                  <button type="button" popoverTarget={`plate-${id}`} className="soi-plate">
                    <span lang="th">{thaiName}</span>
                    {name}
                  </button>
                ) : (
                  <span className="soi-plate">
                    <Phrases text={name} />
                  </span>
                )}
              </h3>
              {thaiName && !isThai && (
                <p id={`plate-${id}`} popover="auto" lang="th" className="driver-plate">
                  <small>{toDriver}</small>
                  {thaiName}
                </p>
              )}
              <p>
                <Prose text={text} />
              </p>
              <details className="unfold">
                <summary>{dotted(lists.map(({ label }) => label))}</summary>
                {lists.map(({ label, points }) => (
                  <div key={label}>
                    <h4>{label}</h4>
                    <Points points={points} />
                  </div>
                ))}
              </details>
              <ExternalLink href={mapUrlOf(id)} className={buttonClass.text}>
                {t('map')}
              </ExternalLink>
            </li>
          ))}
        </ul>
        {!walk && <p className="areas-note">{map}</p>}
      </div>
    </Section>
  );
}
