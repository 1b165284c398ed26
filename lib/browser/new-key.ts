/** 128 random bits in hex: names one filling of a form, or one payment, so that sending it again is harmless. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
