/** What a line is counted in, beside the times of its period. */
export const lineUnits = ['piece', 'hour', 'day', 'metre'] as const;

export type LineUnit = (typeof lineUnits)[number];
