import bahtText from 'thai-baht-text';

/**
 * Writes an amount in Thai words as Thai documents close with them, such as หนึ่งร้อยเอ็ดบาทถ้วน.
 * @param satang whole satang, more than none
 * @throws RangeError for anything else: a document about nothing has no words
 */
export function bahtInWords(satang: number): string {
  if (!Number.isSafeInteger(satang) || satang <= 0) throw new RangeError(`${satang} satang have no words`);
  // As text, since a fraction of a baht is not exact as a number.
  const digits = String(satang).padStart(3, '0');
  return bahtText(`${digits.slice(0, -2)}.${digits.slice(-2)}`);
}
