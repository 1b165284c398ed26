/** What the page of an order says after one of its forms was sent, or the quotation that it was; its address names it, `?said=slip`. */
export const saidAfter = [
  'accepted',
  'slip',
  'details',
  'cancelled',
  'key-sent',
  'copy',
  'erasure',
  'certificate',
] as const;

export type Said = (typeof saidAfter)[number];
