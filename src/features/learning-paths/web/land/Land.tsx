import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ColorToken } from '../../../../shared/words/types.ts';
import drawing from '../../../../web/components/pictures/drawing.module.css';
import { hillOf, landWidth, type Point } from './trail.ts';

interface LandProps {
  height: number;
  hue: ColorToken;
  /** Places of trees, beside ways and names. */
  groves: readonly Point[];
  children: ReactNode;
}

const tree = 'm0-15 7 15H-7z';

/** The land of the site's pictures: hills as contour lines, groves, and whatever stands on it. Hidden from readers, who have the list. */
export function Land({ height, hue, groves, children }: LandProps) {
  const hills = Array.from({ length: Math.ceil(height / 260) }, (_, index) =>
    hillOf(
      { x: index % 2 === 0 ? 350 : 110, y: 120 + index * 250 },
      150 - index * 8,
      6,
      index * 1.3 + 0.4,
    ),
  );
  return (
    <Box
      component="svg"
      className={drawing.scene}
      maw={landWidth}
      data-hue={hue}
      aria-hidden="true"
      viewBox={`0 0 ${landWidth} ${height}`}
      width={landWidth}
      height={height}
      focusable="false"
    >
      <path className={drawing.contour} d={hills.join('')} />
      <g fill="var(--hue-graphic)" opacity="0.55">
        {groves
          .filter(({ y }) => y < height - 30)
          .map(({ x, y }) => (
            <path key={y} d={tree} transform={`translate(${x} ${y})`} />
          ))}
        {groves
          .filter(({ y }) => y < height - 30)
          .map(({ x, y }) => (
            <path key={y} d={tree} transform={`translate(${x + 13} ${y + 7}) scale(0.75)`} />
          ))}
      </g>
      {children}
    </Box>
  );
}
