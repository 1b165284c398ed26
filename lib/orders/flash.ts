/** The flash messages of the page of an order after one of its forms was sent; the address names one, `?flash=slip`. */
export const orderFlashes = [
  'accepted',
  'slip',
  'details',
  'cancelled',
  'key-sent',
  'copy',
  'erasure',
  'certificate',
  'file-sent',
  'file-removed',
  'service-ended',
  'service-kept',
  'service-changed',
  'job-yes',
  'job-change',
] as const;

export type OrderFlash = (typeof orderFlashes)[number];
