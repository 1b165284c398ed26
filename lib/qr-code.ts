import 'server-only';
import QRCode from 'qrcode';

/** Draws a QR code as SVG text, dark on white with the four-module quiet zone of ISO/IEC 18004. */
export function drawQrCode(text: string): Promise<string> {
  return QRCode.toString(text, { type: 'svg', errorCorrectionLevel: 'M', margin: 4, width: 1024 });
}
