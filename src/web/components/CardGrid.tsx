import { Children, type ReactNode } from 'react';
import classes from './CardGrid.module.css';

type CardGridProps = {
  children: ReactNode;
  /** Most columns on a wide screen; fewer where they would be narrower than about 17 rem. */
  columns: 2 | 3 | 4;
  /** `wide-first` gives the first item two columns, `staircase` sets every second item lower. */
  rhythm?: 'even' | 'wide-first' | 'staircase';
};

/** A list of cards in columns of equal height; each child becomes a list item. */
export function CardGrid({ children, columns, rhythm = 'even' }: CardGridProps) {
  return (
    <ul className={classes.grid} data-columns={columns} data-rhythm={rhythm}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  );
}
