interface PlottedPrice {
  /** ISO 8601: a day, a month or a year. */
  day: string;
  dollars: number;
  label: string;
}

/** In units of the drawing, which is as wide as its column. */
const size = { width: 480, height: 150, side: 28, top: 34, bottom: 34 } as const;
const dotRadius = 5;

function placed(prices: readonly PlottedPrice[]) {
  const times = prices.map(({ day }) => Date.parse(day));
  const first = times[0] ?? 0;
  const spanMs = Math.max((times.at(-1) ?? 0) - first, 1);
  const highest = Math.max(...prices.map(({ dollars }) => dollars), 1);
  const { width, height, side, top, bottom } = size;
  return prices.map(({ label, day, dollars }, index) => ({
    ...{ label, year: day.slice(0, 4) },
    x: Math.round(side + (((times[index] ?? 0) - first) / spanMs) * (width - 2 * side)),
    y: Math.round(height - bottom - (dollars / highest) * (height - top - bottom)),
  }));
}

/** Dots from nothing up, so that a rise looks as large as it is. The list beside it says the same. */
export function PricePlot({ prices }: { prices: readonly PlottedPrice[] }) {
  const dots = placed(prices);
  const ground = size.height - size.bottom;
  const isNew = (index: number, part: 'label' | 'year') =>
    dots[index]?.[part] !== dots[index - 1]?.[part];
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      width="100%"
      style={{ maxWidth: '34rem' }}
      fill="none"
      aria-hidden="true"
    >
      <path d={`M0 ${ground}H${size.width}`} stroke="currentColor" strokeOpacity=".35" />
      <path
        d={`M${dots.map(({ x, y }) => `${x} ${y}`).join('L')}`}
        stroke="currentColor"
        strokeDasharray="2 6"
        strokeLinecap="round"
      />
      {dots.map(({ x, y, label, year }, index) => (
        <g key={`${x} ${y}`} fill="currentColor" fontSize="17" textAnchor="middle">
          <circle cx={x} cy={y} r={dotRadius} />
          {isNew(index, 'label') ? (
            <text x={x} y={y - 14}>
              {label}
            </text>
          ) : null}
          {isNew(index, 'year') ? (
            <text x={x} y={ground + 22} opacity=".75">
              {year}
            </text>
          ) : null}
        </g>
      ))}
    </svg>
  );
}
