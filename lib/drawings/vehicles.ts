/** What people ride in town, each from the side, in the order in which they stand on their sheet (`app/drawings/vehicles-day.svg`). */
export const vehicles = [
  'songthaew',
  'car',
  'motorbikeTaxi',
  'motorbike',
  'coach',
  'train',
  'airportCoach',
  'ferry',
  'onFoot',
] as const;

export type VehicleName = (typeof vehicles)[number];
