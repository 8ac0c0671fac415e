import classes from './Contours.module.css';

export type ContourSeed = 1 | 2 | 3 | 4 | 5 | 6;

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
