import 'server-only';
import QRCode from 'qrcode';

/** The light frame that ISO/IEC 18004 asks for around a code, in modules. */
const quietZone = 4;

/**
 * A QR code as one SVG path of its dark modules, one unit each, within its quiet zone.
 * @returns the path, and the length of a side in modules
 */
export function qrPath(text: string): { size: number; path: string } {
  const { size, data } = QRCode.create(text, { errorCorrectionLevel: 'M' }).modules;
  const cells = [...data].flatMap((isDark, index) => {
    const [x, y] = [(index % size) + quietZone, Math.floor(index / size) + quietZone];
    return isDark ? [`M${x} ${y}h1v1h-1z`] : [];
  });
  return { size: size + 2 * quietZone, path: cells.join('') };
}
