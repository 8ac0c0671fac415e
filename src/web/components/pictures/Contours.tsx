import classes from './Contours.module.css';

export type ContourSeed = 1 | 2 | 3 | 4 | 5 | 6;

type ContoursProps = {
  /** Which of the six drawn terrains. */
  seed: ContourSeed;
  /** Where the lines fade out, usually the side the text is on. */
  fade?: 'left' | 'right' | 'bottom' | 'none';
};

/** The map lines behind a hero, a call to action or a card; fills the nearest positioned ancestor. */
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
