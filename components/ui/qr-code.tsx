import { qrPath } from '@/lib/site/qr-path';

type QrCodeProps = { text: string; label: string };

/** A QR code, drawn with the page; dark on white by night too, or scanners fail. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = qrPath(text);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className="size-52 shrink-0 rounded-board bg-white"
      data-qr
    >
      <path d={path} className="fill-night" shapeRendering="crispEdges" />
    </svg>
  );
}
