import type { Shape } from './shape';

/** What something broke is shown by: cables from a post. On its own, since the error page of the browser has no other motif. */
export const cables = {
  disc: [330, 46, 34],
  stripes: [
    'M34 62Q170 220 330 80Q420 50 600 90',
    'M34 116Q160 280 330 128Q440 140 600 140',
    'M34 170Q150 340 330 176Q420 200 600 210',
    'M330 80V460M34 34V460',
  ],
} as const satisfies Shape;
