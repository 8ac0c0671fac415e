import type { SVGProps } from 'react';

/** A small line drawing in the color of the words beside it, in 18 × 18 units. */
export function Glyph({
  d,
  ...rest
}: Pick<SVGProps<SVGSVGElement>, 'className' | 'stroke'> & { d: string }) {
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
      <path d={d} />
    </svg>
  );
}
