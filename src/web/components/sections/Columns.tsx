import { Box, type BoxProps, getSpacing } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Columns.module.css';

interface ColumnsProps extends Pick<BoxProps, 'className' | 'pt' | 'py'> {
  children: ReactNode;
  /** Widths of the columns, for example `7fr 5fr`. Without it, they always stack. */
  widths?: string | undefined;
  from?: 'xs' | 'sm' | 'md';
  gap?: string;
  columnGap?: string;
  isLastAtEnd?: boolean;
  align?: 'start' | 'center' | 'end' | 'baseline';
  id?: string;
  component?: 'div' | 'ul' | 'ol' | 'li' | 'dl' | 'article';
}

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
