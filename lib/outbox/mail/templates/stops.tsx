import { Fragment } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { loadNamespace } from '@/lib/i18n/messages';
import type { Way } from '@/lib/orders/stops';
import { colours } from './mail-colours';
import { InText, MailTable } from './mail-parts';

const { blue, white, mango, ink, line, soft } = colours;

/** How far an order or a quotation has come, as a row of stops. */
export async function stopsRow(way: Way | undefined, locale: Locale) {
  if (!way) return null;
  const { stops: words } = await loadNamespace(locale, 'orders');
  const { stops, current } = way;
  return stopsOf(
    stops.map((stop) => words[stop]),
    current,
    stops[current] === 'paid',
  );
}

const signs = { passed: '✓', reached: '●', coming: '○' } as const;

type Place = keyof typeof signs;

/** Stops of a route, one below the other; signs tell passed, reached and coming apart without colours. @param isOver whether the one that was reached is behind us too */
export function stopsOf(labels: readonly string[], current: number, isOver: boolean) {
  const placeOf = (index: number): Place =>
    index < current || (index === current && isOver) ? 'passed' : index === current ? 'reached' : 'coming';
  return (
    <MailTable style={{ margin: '20px 0' }}>
      {labels.map((label, index) => (
        <Fragment key={label}>
          {index > 0 && (
            <tr data-skip-in-text="true">
              <td align="center">
                <Road isDriven={index <= current} />
              </td>
              <td />
            </tr>
          )}
          <tr>
            <td width="26" data-skip-in-text="true">
              <Disc place={placeOf(index)} />
            </td>
            <td style={{ paddingLeft: '12px' }}>
              <InText>{`${signs[placeOf(index)]} `}</InText>
              <StopName place={placeOf(index)} isHere={index === current}>
                {label}
              </StopName>
            </td>
          </tr>
        </Fragment>
      ))}
    </MailTable>
  );
}

function Disc({ place }: { place: Place }) {
  const round = { borderRadius: '13px', boxSizing: 'border-box', height: '26px', width: '26px' } as const;
  if (place === 'passed')
    return (
      <div
        className="driven"
        style={{
          ...round,
          background: blue,
          color: white,
          fontSize: '14px',
          lineHeight: '26px',
          textAlign: 'center',
        }}
      >
        {signs.passed}
      </div>
    );
  return place === 'reached' ? (
    <div className="ring" style={{ ...round, background: mango, border: `5px solid ${blue}` }} />
  ) : (
    <div className="ahead hair" style={{ ...round, background: white, border: `3px solid ${line}` }} />
  );
}

function Road({ isDriven }: { isDriven: boolean }) {
  return (
    <div
      className={isDriven ? 'ring' : 'hair'}
      style={{
        borderLeft: isDriven ? `4px solid ${blue}` : `4px dotted ${line}`,
        fontSize: '0',
        height: '12px',
        margin: '0 auto',
        width: '0',
      }}
    />
  );
}

function StopName({ place, isHere, children }: { place: Place; isHere: boolean; children: string }) {
  if (!isHere)
    return place === 'passed' ? (
      children
    ) : (
      <span className="soft" style={{ color: soft }}>
        {children}
      </span>
    );
  return (
    <span
      style={{
        background: mango,
        borderRadius: '4px',
        color: ink,
        display: 'inline-block',
        fontWeight: 700,
        padding: '2px 12px',
      }}
    >
      {children}
    </span>
  );
}
