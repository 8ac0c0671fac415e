import type { ReactNode } from 'react';
import type { ColorToken } from '../../../../shared/words/types.ts';
import classes from '../../../../web/components/pictures/drawing.module.css';

type DrawingProps = {
  hue: ColorToken;
  /** Summit of the hill behind the scene, in the drawing's 480 × 360 units. */
  summit: readonly [x: number, y: number];
  children: ReactNode;
};

const contour = 'M-190-20C-180-110-90-150 10-140S190-90 200 0 130 150 20 145-200 70-190-20Z';
const contourScales = [2.1, 1.75, 1.42, 1.12, 0.84, 0.58, 0.34];

export function Drawing({ hue, summit, children }: DrawingProps) {
  const [x, y] = summit;
  return (
    <svg
      aria-hidden="true"
      className={classes.scene}
      data-hue={hue}
      viewBox="0 0 480 360"
      width="480"
      height="360"
      focusable="false"
    >
      {contourScales.map((scale) => (
        <path
          key={scale}
          className={classes.contour}
          d={contour}
          transform={`translate(${x} ${y}) scale(${scale})`}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {children}
    </svg>
  );
}
