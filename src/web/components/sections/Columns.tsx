import { Box, type BoxProps, getSpacing } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Columns.module.css';

interface ColumnsProps extends Pick<BoxProps, 'className' | 'pt' | 'py'> {
  children: ReactNode;
  /** Widths of the columns, for example `7fr 5fr`; without, one stands below the other everywhere. */
  widths?: string | undefined;
  /** From where on they stand beside each other. */
  from?: 'xs' | 'sm' | 'md';
  /** Between rows, and between columns: steps of the theme's spacing. */
  gap?: string;
  columnGap?: string;
  /** Puts the third column's piece at its end. */
  isLastAtEnd?: boolean;
  align?: 'start' | 'center' | 'baseline';
  id?: string;
  component?: 'div' | 'ul' | 'ol' | 'li' | 'dl' | 'article';
}

/** Columns of different widths, which stand one below the other on small screens. */
export function Columns({
  widths,
  from = 'md',
  gap = 'var(--site-row-gap)',
  columnGap = 'var(--site-column-gap)',
  isLastAtEnd = false,
  align,
  className = '',
  ...rest
}: ColumnsProps) {
  return (
    <Box
      {...rest}
      className={`${classes.columns} ${className}`}
      data-from={widths && from}
      data-last-at-end={isLastAtEnd || undefined}
      style={{
        '--columns': widths,
        gap: `${getSpacing(gap)} ${getSpacing(columnGap)}`,
        alignItems: align,
      }}
    />
  );
}
