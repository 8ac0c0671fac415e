import classes from './Contours.module.css';

const seeds = [1, 2, 3, 4, 5, 6] as const;
export type ContourSeed = (typeof seeds)[number];

/** Returns the same lines for the same number each time. */
export function contoursOf(number: number): ContourSeed {
  return seeds[number % seeds.length] ?? 1;
}

type ContoursProps = {
  seed: ContourSeed;
  fade?: 'left' | 'right' | 'bottom' | 'none';
};

/** Map lines behind a hero, a call to action or a card. Fills the nearest positioned ancestor. */
export function Contours({ seed, fade = 'none' }: ContoursProps) {
  return (
    <div
      aria-hidden="true"
      className={`${classes.contours} screen-only`}
      data-fade={fade}
      style={{ '--contours': `url("/contours/${seed}.svg")` }}
    />
  );
}
