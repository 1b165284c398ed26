import { Vehicle } from '@/components/drawings/vehicle';
import { Phrases } from '@/components/ui/phrases';
import { Points } from '@/components/ui/points';
import { Prose } from '@/components/ui/prose';
import type { VehicleName } from '@/lib/drawings/vehicles';
import { phrasesOf } from '@/lib/i18n/phrases';
import { Section } from './section';

type Ride = {
  name: string;
  vehicle: VehicleName;
  /** Of a fare, what stands behind its phrase mark is its unit. */
  fares?: readonly string[];
  text?: string;
  points: readonly string[];
};

type RideListProps = { id: string; title: string; lead: string; pointsLabel: string; rides: readonly Ride[] };

/** Ways to get around as a wall of tickets: the vehicle, what a ride costs, what to know. On phones the last folds. */
export function RideList({ id, title, lead, pointsLabel, rides }: RideListProps) {
  /** Three stand in a row; where two are over, they open the wall. */
  const isWide = (index: number) => rides.length % 3 === 2 && index < 2;
  return (
    <Section id={id} title={title} lead={lead} board="web" isTall>
      <ul className="rides">
        {rides.map(({ name, vehicle, fares = [], text, points }, index) => (
          <li key={name} {...(isWide(index) && { className: 'ride-wide' })}>
            <Vehicle name={vehicle} />
            <h3>
              <Phrases text={name} />
            </h3>
            {fares.length > 0 && (
              <p className={fares.length > 1 ? 'ride-fares ride-two' : 'ride-fares'}>
                {fares.map((fare) => {
                  const [sum, unit] = phrasesOf(fare);
                  return (
                    <b key={fare}>
                      {sum}
                      <small>{`${unit} `}</small>
                    </b>
                  );
                })}
              </p>
            )}
            {text && (
              <p>
                <Prose text={text} />
              </p>
            )}
            <details className="unfold">
              <summary>
                <span>{pointsLabel}</span>
              </summary>
              <Points points={points} />
            </details>
          </li>
        ))}
      </ul>
    </Section>
  );
}
