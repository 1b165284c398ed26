import { signOf } from '@/lib/drawings/page-signs';
import { cables, houseNames, houses, songthaew } from '@/lib/drawings/street';
import { coloursOf, type Scheme } from './palette';

const width = 180;
const height = 720;
const glow = (spread: number) =>
  `<filter id="g" x="-.3" y="-.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="${spread}"/></filter>`;
const lightOf = (shapes: string, line: number) =>
  `<g filter="url(#g)" stroke-width="${line}" opacity=".8">${shapes}</g>`;
const svg = (wide: number, high: number, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${high}" width="${wide}" height="${high}">${inside}</svg>\n`;
/** Each house in its place of one row. */
const inARow = (draw: (name: (typeof houseNames)[number]) => string) =>
  houseNames.map((name, at) => `<g transform="translate(${at * width})">${draw(name)}</g>`).join('');

/** The upper floors of all houses in one row. */
export function housesPicture(scheme: Scheme): string {
  const isDay = scheme === 'day';
  const colour = coloursOf('web', scheme);
  const drawn = inARow((name) => {
    const { wall, outline, roof, windows, lines, things } = houses[name];
    const of = coloursOf(signOf(name).board, scheme);
    const glass = windows
      .map(([x, y, w, h]) => {
        const pane = `<path d="M${x} ${y}h${w}v${h}h-${w}z" fill="${colour(isDay ? '--aqua' : '--sunk')}"/>`;
        const bars = `M${x + w / 2} ${y}v${h}M${x} ${y + h * 0.4}h${w}`;
        return `${pane}<path d="${bars}" stroke="${colour(isDay ? '--white' : '--board')}"/>`;
      })
      .join('');
    const ink = colour(isDay ? '--night' : '--line');
    const filled = things.map(
      (path) => `<path d="${path}" fill="${isDay ? of('--shade') : colour('--hair')}"/>`,
    );
    const edge = `<path d="${roof}" stroke="${of(isDay ? '--hero' : '--c1')}" stroke-width="${isDay ? 12 : 3}"/>`;
    return [
      `<path d="${outline}" fill="${colour(isDay ? `--${wall}` : '--board')}"/>`,
      glass,
      ...filled,
      `<path d="${lines.join('')}" stroke="${ink}" stroke-width="2.5"/>`,
      isDay ? '' : lightOf(edge, 8),
      edge,
    ].join('');
  });
  return svg(
    houseNames.length * width,
    height,
    `${isDay ? '' : glow(5)}<g fill="none" stroke-width="3">${drawn}</g>`,
  );
}

/** Their windows that are lit by night. */
export function lampsPicture(): string {
  const mango = coloursOf('web', 'night')('--mango');
  const drawn = inARow((name) => {
    const { windows, lit } = houses[name];
    return lit
      .map((at) => {
        const [x, y, w, h] = windows[at] ?? [0, 0, 0, 0];
        const half = (w - 4) / 2;
        return `<path d="M${x} ${y}h${half}v${h}h-${half}zM${x + half + 4} ${y}h${half}v${h}h-${half}z"/>`;
      })
      .join('');
  });
  return svg(
    houseNames.length * width,
    height,
    `${glow(6)}<g fill="${mango}">${lightOf(drawn, 0)}${drawn}</g>`,
  );
}

/** The cables along the street. */
export function cablesPicture(scheme: Scheme): string {
  const isDay = scheme === 'day';
  const colour = coloursOf('web', scheme);
  const lines = cables.lines
    .map(
      (path, at) =>
        `<path d="${path}" stroke="${colour(['--red', '--mango', '--pink', '--aqua'][at] ?? '')}"/>`,
    )
    .join('');
  const arms = `<path d="${cables.arms}" stroke="${colour(isDay ? '--night' : '--hair')}" stroke-width="6"/>`;
  return svg(
    720,
    84,
    `${isDay ? '' : glow(4)}<g fill="none" stroke-width="${isDay ? 5 : 2.5}">${isDay ? '' : lightOf(lines, 6)}${lines}${arms}</g>`,
  );
}

/** The baht bus that drives along the street. */
export function songthaewPicture(scheme: Scheme): string {
  const isDay = scheme === 'day';
  const colour = coloursOf('web', scheme);
  const { body, roof, windows, stripes, wheels, lamp } = songthaew;
  const names = ['--foam', '--pink', '--mango', '--aqua'];
  const circle = ([x, y, r]: readonly [number, number, number], look: string) =>
    `<circle cx="${x}" cy="${y}" r="${r}" ${look}/>`;
  return svg(
    240,
    92,
    [
      `<path d="${body}" fill="${colour('--blue')}"/>`,
      `<path d="${roof}" fill="${colour(isDay ? '--shade' : '--hair')}"/>`,
      `<path d="${windows.join('')}" fill="${colour(isDay ? '--foam' : '--mango')}"/>`,
      ...stripes.map(
        (y, at) => `<path d="M6 ${y}H184" stroke="${colour(names[at] ?? '')}" stroke-width="3.5"/>`,
      ),
      ...wheels.map(
        (wheel) =>
          circle(wheel, `fill="${colour('--night')}"`) +
          circle([wheel[0], wheel[1], 5], `fill="${colour('--mango')}"`),
      ),
      circle(lamp, `fill="${colour(isDay ? '--red' : '--mango')}"`),
      isDay ? '' : `<path d="M186 58L240 46V88z" fill="${colour('--mango')}" opacity=".3"/>`,
    ].join(''),
  );
}
