import type { Locale } from '@/lib/i18n/locales';
import { loadNamespace } from '@/lib/i18n/messages';
import type { Way } from '@/lib/orders/stops';
import { colours } from './mail-colours';
import { InText, MailTable } from './mail-parts';
import { MailStreet } from './mail-street';
import { Bus, Disc, type Place, placesOf, StopName, signs } from './stops';

/** How far an order or a quotation has come. */
export async function stopsRow(way: Way | undefined, locale: Locale) {
  if (!way) return null;
  const { stops: words } = await loadNamespace(locale, 'orders');
  const { stops, current } = way;
  const places = placesOf(stops, current, stops[current] === 'paid');
  return road(places.map((place, index) => ({ place, label: words[stops[index] ?? 'paid'] })));
}

/** A stop of a road: its name, and below that the day of it. */
type Station = { place: Place; label: string; day?: string };

/** A road with stops, as on paper, and the bus at the last one that was reached. */
export function road(stops: readonly Station[]) {
  const current = stops.findLastIndex(({ place }) => place !== 'coming');
  const stations = stops.map((station, index) => ({ ...station, index }));
  const width = `${Math.floor(100 / stops.length)}%`;
  return (
    <MailStreet>
      <MailTable>
        <tr data-skip-in-text="true">
          {stations.map(({ label, index }) => (
            <td key={label} align="center" width={width}>
              {index === current && <Bus alt="" />}
            </td>
          ))}
        </tr>
        <tr data-skip-in-text="true">
          {stations.map(({ label, place, index }) => (
            <td key={label}>
              <MailTable>
                <tr>
                  {index > 0 ? <Road isDriven={index <= current} /> : <td width="50%" />}
                  <td width="26">
                    <Disc place={place} />
                  </td>
                  {index < stops.length - 1 ? (
                    <Road isDriven={index < current || (index === current && place === 'passed')} isBehind />
                  ) : (
                    <td width="50%" />
                  )}
                </tr>
              </MailTable>
            </td>
          ))}
        </tr>
        <tr>
          {stations.map(({ label, place, day, index }) => (
            <td
              key={label}
              className="stop"
              align="center"
              style={{ fontSize: '15px', paddingTop: '6px', whiteSpace: 'nowrap' }}
            >
              <InText>{`${signs[place]} `}</InText>
              <StopName place={place} isHere={index === current}>
                {label}
              </StopName>
              {day && <div style={{ whiteSpace: 'normal' }}>{day}</div>}
            </td>
          ))}
        </tr>
      </MailTable>
    </MailStreet>
  );
}

/** Half the way to the next stop; what is behind a stop ends with the gap of its dots, so that none meet where two halves do. */
function Road({ isDriven, isBehind = false }: { isDriven: boolean; isBehind?: boolean }) {
  return (
    <td width="50%">
      <div
        className={isDriven ? 'ring' : 'hair'}
        style={{
          borderTop: isDriven ? `4px solid ${colours.blue}` : `4px dotted ${colours.line}`,
          // No hairline between two halves where a screen has more points than a mail has.
          ...(isDriven && { boxShadow: '1px 0', color: colours.blue }),
          fontSize: '0',
          lineHeight: '0',
          ...(isBehind && !isDriven && { marginRight: '4px' }),
        }}
      />
    </td>
  );
}
