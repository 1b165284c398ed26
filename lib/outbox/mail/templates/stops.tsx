import { colours } from './mail-colours';
import { MailPicture } from './mail-picture';

const { blue, white, mango, ink, line, soft } = colours;

/** They tell passed, missed, reached and coming apart without colours. */
export const signs = { passed: '✓', missed: '!', reached: '●', coming: '○' } as const;

export type Place = keyof typeof signs;

/** Where each of some stops is on the way. @param isOver whether the one that was reached is behind us too */
export const placesOf = (stops: readonly unknown[], current: number, isOver: boolean): Place[] =>
  stops.map((_, index) =>
    index < current || (index === current && isOver) ? 'passed' : index === current ? 'reached' : 'coming',
  );

/** The baht bus, where the way has come. */
export function Bus({ alt, scale = 0.5 }: { alt: string; scale?: number }) {
  return <MailPicture name="bus" alt={alt} scale={scale} style={{ color: blue, margin: '3px 0' }} />;
}

export function Disc({ place }: { place: Place }) {
  const round = { borderRadius: '13px', boxSizing: 'border-box', height: '26px', width: '26px' } as const;
  if (place === 'passed' || place === 'missed')
    return (
      <div
        className="driven"
        style={{
          ...round,
          background: place === 'missed' ? ink : blue,
          color: white,
          fontSize: '14px',
          fontWeight: 700,
          lineHeight: '26px',
          textAlign: 'center',
        }}
      >
        {signs[place]}
      </div>
    );
  return place === 'reached' ? (
    <div className="ring" style={{ ...round, background: mango, border: `5px solid ${blue}` }} />
  ) : (
    <div className="ahead hair" style={{ ...round, background: white, border: `3px solid ${line}` }} />
  );
}

export function StopName({ place, isHere, children }: { place: Place; isHere: boolean; children: string }) {
  if (!isHere)
    return place === 'passed' || place === 'missed' ? (
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
        padding: '2px 6px',
      }}
    >
      {children}
    </span>
  );
}
