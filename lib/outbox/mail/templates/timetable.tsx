import { Fragment } from 'react';
import { colours } from './mail-colours';
import { InText, MailTable } from './mail-parts';
import { MailStreet } from './mail-street';
import { MailWords } from './mail-words';
import { Disc, placesOf, signs } from './stops';

const { blue, mango, ink, hair, line, soft } = colours;

/** A stop, and what is to be known of it. */
type Stop = { label: string; note?: string | false };

/** How many letters of a name a phone has room for beside what is to be known of the stop. */
const roomy = 16;

/** Stops with names of any length, one below the other, each on a line of its own, and the one that was reached on a line of paint. */
export function timetable(stops: readonly Stop[], current: number, isOver: boolean) {
  const places = placesOf(stops, current, isOver);
  return (
    <MailStreet>
      <MailTable>
        {stops.map(({ label, note }, index) => {
          const place = places[index] ?? 'coming';
          const isHere = index === current;
          const cell = {
            borderBottom: index < stops.length - 1 ? `1px solid ${hair}` : 0,
            ...(isHere ? hereStyle : place === 'coming' && { color: soft }),
          };
          const look = isHere ? 'way' : place === 'coming' ? 'way hair soft' : 'way hair';
          return (
            <Fragment key={label}>
              <tr>
                <Road is={index > 0 && (index <= current ? 'driven' : 'ahead')} />
                <td
                  className={look}
                  rowSpan={3}
                  style={{ ...cell, ...labelStyle, whiteSpace: label.length > roomy ? 'normal' : 'nowrap' }}
                >
                  <InText>{`${signs[place]} `}</InText>
                  {isHere ? <strong>{label}</strong> : label}
                  {note && <InText>: </InText>}
                </td>
                <td
                  className={look}
                  data-skip-in-text={!note}
                  rowSpan={3}
                  width="100%"
                  style={{ ...cell, ...noteStyle }}
                >
                  {note && <MailWords text={note} />}
                </td>
              </tr>
              <tr data-skip-in-text="true">
                <td colSpan={2} width="40" height="26" align="center">
                  <Disc place={place} />
                </td>
              </tr>
              <tr data-skip-in-text="true">
                <Road is={index < stops.length - 1 && (index < current ? 'driven' : 'ahead')} />
              </tr>
            </Fragment>
          );
        })}
      </MailTable>
    </MailStreet>
  );
}

/** Half of the way between two stops: as high as what stands beside it. */
function Road({ is }: { is: 'driven' | 'ahead' | false }) {
  const border = is === 'driven' ? `4px solid ${blue}` : `4px dotted ${line}`;
  return (
    <>
      <td width="18" data-skip-in-text="true" style={flatStyle}>
        <div style={{ height: '8px' }} />
      </td>
      <td
        className={is === 'driven' ? 'ring' : 'hair'}
        width="22"
        data-skip-in-text="true"
        style={{ ...flatStyle, ...(is && { borderLeft: border }) }}
      />
    </>
  );
}

const flatStyle = { fontSize: '0', lineHeight: '0' } as const;

const hereStyle = { background: mango, color: ink } as const;

const labelStyle = { lineHeight: '24px', padding: '6px 14px 6px 10px' } as const;

const noteStyle = { fontSize: '15px', lineHeight: '21px', padding: '6px 10px 6px 0' } as const;
