import type { TownStop } from './town';

/**
 * Where the middle of each area of the guides lies, in degrees north and east, to about 200 metres (docs/sources.md): near enough to be
 * led there, not to find a door.
 */
const townPlaces: Record<TownStop, readonly [latitude: number, longitude: number]> = {
  naklua: [12.9685, 100.887],
  'beach-road': [12.935, 100.883],
  'south-pattaya': [12.9262, 100.8724],
  pratumnak: [12.9205, 100.8665],
  jomtien: [12.8886, 100.8742],
  'bang-saray': [12.767, 100.899],
  'koh-larn': [12.918, 100.781],
  'soi-6': [12.942, 100.8862],
  'lk-metro': [12.9287, 100.8817],
  'soi-buakhao': [12.9325, 100.8847],
};

/** Where a place of the guides lies; undefined for what is none. */
export function placeOf(id: string): { latitude: number; longitude: number } | undefined {
  const [, place] = Object.entries(townPlaces).find(([stop]) => stop === id) ?? [];
  return place && { latitude: place[0], longitude: place[1] };
}

/** Opens a place in the map of a phone, or of a browser (developers.google.com/maps/documentation/urls/get-started). */
export function mapUrlOf(stop: TownStop): string {
  return `https://www.google.com/maps/search/?api=1&query=${townPlaces[stop].join(',')}`;
}
