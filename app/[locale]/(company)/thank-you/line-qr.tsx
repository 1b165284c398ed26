import { qrPath } from '@/lib/site/qr-path';

type LineQrProps = { url: string; label: string };

/** A QR code that opens our LINE chat, drawn when the page is built; dark on white by night too, or scanners fail. */
export function LineQr({ url, label }: LineQrProps) {
  const { size, path } = qrPath(url);
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
