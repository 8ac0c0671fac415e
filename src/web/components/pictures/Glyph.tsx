import type { SVGProps } from 'react';

/** Line drawing in the text color, in 18 × 18 units. */
export function Glyph({ d, ...rest }: SVGProps<SVGSVGElement>) {
  return (
    <svg
      aria-hidden="true"
      width="18"
      height="18"
      viewBox="0 0 18 18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      {...rest}
    >
      {d ? <path d={d} /> : null}
    </svg>
  );
}
