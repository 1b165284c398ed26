/** The most bytes of a slip on the wire: Vercel refuses a body over 4.5 MB. */
export const maxSlipBytes = 4 * 1024 * 1024;

/** The long side, in pixels, that a slip is scaled down to; its small QR stays readable. */
export const slipLongSide = 2400;

/** The image types that are taken; named to the file picker so that phones convert HEIC by themselves. */
export const slipTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
