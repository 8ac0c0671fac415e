import classes from './SectionEdge.module.css';

/** 1440 units wide and up to 90 high: four horizons, drawn by hand so that neighbors differ, and two slopes. */
const lines = {
  1: 'M0 62C120 40 210 22 340 30s190 40 320 38S880 12 1010 10s190 44 290 46 100-8 140-16',
  2: 'M0 30c110-4 180 30 300 36s210-38 340-44 170 30 290 40 180-8 270-30 160-20 240-6',
  3: 'M0 50c90 12 170 22 270 8S450 8 570 6s180 46 310 52 200-28 320-34 170 14 240 30',
  4: 'M0 18c140-14 250 10 350 30s200 22 330 4 190-40 320-34 150 42 250 46 130-14 190-30',
  rising: 'M0 88 1440 2',
  falling: 'M0 2 1440 88',
} as const;

/** Use a numbered horizon at a turn of the page's story (about two a page), a slope elsewhere. */
export type Edge = keyof typeof lines;

type SectionEdgeProps = { edge: Edge };

/** Upper edge of a section, filled with its background and placed above it. Without it the border is straight. */
export function SectionEdge({ edge }: SectionEdgeProps) {
  const path = lines[edge];
  return (
    <svg
      aria-hidden="true"
      className={`${classes.edge} screen-only`}
      viewBox="0 0 1440 90"
      preserveAspectRatio="none"
      focusable="false"
    >
      <path fill="var(--mantine-color-body)" d={`${path}V90H0z`} />
      <g fill="none" stroke="var(--site-contour)" strokeWidth="1.5">
        <path d={path} transform="translate(0 16) scale(1 .86)" vectorEffect="non-scaling-stroke" />
        <path d={path} transform="translate(0 34) scale(1 .7)" vectorEffect="non-scaling-stroke" />
      </g>
    </svg>
  );
}
