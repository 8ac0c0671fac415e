import { encode } from 'uqr';

/** Light modules around the code, without which cameras do not find it. */
const quietZone = 4;

/** A QR code, drawn here: what it says goes to nobody. Dark on light in both schemes, as cameras want it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone });
  const dark = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width="220"
      height="220"
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="var(--mantine-color-white)" />
      <path d={dark} fill="var(--mantine-color-black)" />
    </svg>
  );
}
