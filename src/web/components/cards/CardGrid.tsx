import { getSpacing } from '@mantine/core';
import { Children, type ReactNode } from 'react';
import classes from './CardGrid.module.css';

type CardGridProps = {
  children: ReactNode;
  component?: 'ul' | 'ol';
  columns: 2 | 3 | 4;
  /** Row gap for items without a box: a step of the theme's spacing. */
  gap?: string;
  /** `wide-first` gives the first item two columns, `staircase` sets every second item lower. */
  rhythm?: 'even' | 'wide-first' | 'staircase';
};

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
