/** The colours of a band, in turn, so that no two beside each other are alike; the grey is of the rest. Yellow means weekends, and red is late. */
const paints = [
  'count-link',
  'count-aqua',
  'count-pink',
  'count-sea',
  'count-ink',
  'count-pale-link',
  'count-pale-sea',
  'count-pale-pink',
] as const;

/** The class that paints the stripe or the part at this place. */
export const countPaint = (place: number) => paints[place % paints.length] ?? 'count-rest';
