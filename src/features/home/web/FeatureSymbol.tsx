import type { homeKind } from '../words/home.ts';

type FeatureSymbolName = (typeof homeKind)['release']['features']['items'][number]['symbol'];

const drawings: Record<FeatureSymbolName, { outline: string; fill: string }> = {
  learning: {
    outline: 'M6 14l16-6 20 7 16-6v41l-16 6-20-7-16 6zM22 8v41M42 15v41',
    fill: 'M32 21a7 7 0 0 1 7 7c0 5-7 12-7 12s-7-7-7-12a7 7 0 0 1 7-7z',
  },
  tools: {
    outline: 'M32 6a26 26 0 1 1 0 52 26 26 0 0 1 0-52zM32 6v6M32 52v6M6 32h6M52 32h6',
    fill: 'M43 21l-7 15-15 7 7-15z',
  },
  creators: {
    outline: 'M10 46l44 12M54 46L10 58',
    fill: 'M33 5c2 9 14 14 14 27a15 15 0 0 1-30 0c0-7 4-11 6-15 1 4 3 6 5 7 2-6 1-12 5-19z',
  },
  services: {
    outline: 'M5 31L32 9l27 22M12 26v31h40V26',
    fill: 'M26 57V39h12v18z',
  },
};

export function FeatureSymbol({ symbol }: { symbol: FeatureSymbolName }) {
  const { outline, fill } = drawings[symbol];
  return (
    <svg
      aria-hidden="true"
      color="var(--hue-on-soft)"
      viewBox="0 0 64 64"
      width="64"
      height="64"
      focusable="false"
    >
      <path fill="var(--hue-graphic)" d={fill} />
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        d={outline}
      />
    </svg>
  );
}
