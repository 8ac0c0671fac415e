import { getSpacing } from '@mantine/core';
import { Children, type ReactNode } from 'react';
import classes from './CardGrid.module.css';

type CardGridProps = {
  children: ReactNode;
  /** `ol` where the order counts. */
  component?: 'ul' | 'ol';
  /** Most columns on a wide screen; fewer where they would be narrower than about 17 rem. */
  columns: 2 | 3 | 4;
  /** Between rows, where things have no box: a step of the theme's spacing. */
  gap?: string;
  /** `wide-first` gives the first item two columns, `staircase` sets every second item lower. */
  rhythm?: 'even' | 'wide-first' | 'staircase';
};

/** A list of cards in columns of equal height; each child becomes a list item. */
export function CardGrid({
  children,
  component: List = 'ul',
  columns,
  gap,
  rhythm = 'even',
}: CardGridProps) {
  return (
    <List
      className={classes.grid}
      data-columns={columns}
      data-rhythm={rhythm}
      style={{ '--columns': columns, rowGap: getSpacing(gap) }}
    >
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </List>
  );
}
