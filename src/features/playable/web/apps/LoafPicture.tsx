import type { ReactNode } from 'react';
import type { LoafId } from '../../rules/bakery.ts';

// Bread has its colors in both schemes.
const color = (name: string) => `var(--mantine-color-${name})`;
const [crust, shade, cut] = [color('sand-6'), color('sand-8'), color('sand-2')];

const drawings: Record<LoafId, { ground: string; shape: ReactNode }> = {
  country: {
    ground: color('sand-1'),
    shape: (
      <>
        <circle cx="20" cy="20" r="13" fill={crust} />
        <circle cx="20" cy="20" r="9.5" fill="none" stroke={cut} strokeWidth="1.5" />
        <path d="M13 24q5-10 14-10M18 27q4-6 9-7" fill="none" stroke={shade} strokeWidth="2.5" />
      </>
    ),
  },
  baguette: {
    ground: color('moss-1'),
    shape: (
      <g transform="rotate(-40 20 20)">
        <rect x="4" y="15" width="32" height="10" rx="5" fill={crust} />
        <path d="M10 23l4-6M17 23l4-6M24 23l4-6" stroke={cut} strokeWidth="2.5" />
      </g>
    ),
  },
  rye: {
    ground: color('sky-1'),
    shape: (
      <>
        <path
          d="M10 14a6 5 0 0 1 6-5h8a6 5 0 0 1 6 5q0 3-2 4v13H12V18q-2-1-2-4z"
          fill={cut}
          stroke={crust}
          strokeWidth="2.5"
        />
        <path
          d="M16 17v2M22 15v2M25 21v2M18 24v2M23 27v2M15 28v1"
          stroke={shade}
          strokeWidth="2"
          strokeLinecap="round"
        />
      </>
    ),
  },
};

/** Shows a kind of bread beside its name. */
export function LoafPicture({ loaf }: { loaf: LoafId }) {
  const { ground, shape } = drawings[loaf];
  return (
    <svg width="40" height="40" viewBox="0 0 40 40" aria-hidden="true">
      <rect width="40" height="40" rx="8" fill={ground} />
      {shape}
    </svg>
  );
}
