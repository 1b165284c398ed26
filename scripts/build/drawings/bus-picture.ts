import { bus } from '@/lib/drawings/bus';
import { coloursOf, type Scheme } from './palette';

/** A baht bus by day, dark blue with a yellow line as they are, and by night with its lamp lit. */
export function busPicture(scheme: Scheme): string {
  const colour = coloursOf('web', scheme);
  const isDay = scheme === 'day';
  const [line, band, wheel] = (
    isDay ? ['--blue', '--mango', '--night'] : ['--aqua', '--mango', '--foam']
  ).map(colour);
  const lines = bus.body
    .map((path, index) => `<path d="${path}" stroke="${index === 2 ? band : line}"/>`)
    .join('');
  const wheels = bus.wheels
    .map(
      ([x, y, r]) =>
        `<circle cx="${x}" cy="${y}" r="${r}" ${isDay ? `fill="${wheel}"` : `stroke="${wheel}"`}/>`,
    )
    .join('');
  const [x, y, r] = bus.lamp;
  const lamp = `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour('--red')}"/>`;
  const shapes = `<g fill="none" stroke-width="${isDay ? 5 : 2}" stroke-linejoin="round">${lines}${wheels}</g>${lamp}`;
  const light = isDay
    ? ''
    : `<filter id="g" x="-.3" y="-.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="2.4"/></filter><g filter="url(#g)">${shapes}<path d="M91 31L140 22V44z" fill="${band}" opacity=".35"/></g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 48" width="120" height="48">${light}${shapes}</svg>\n`;
}
