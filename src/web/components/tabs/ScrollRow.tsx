import { type ComponentProps, type RefObject, useEffect, useRef } from 'react';
import classes from './ScrollRow.module.css';
import { watchScrollEdges } from './scroll-edges.ts';

type ScrollRowProps = Omit<ComponentProps<'div'>, 'className' | 'ref'> & {
  ref?: RefObject<HTMLDivElement | null>;
};

export function ScrollRow({ ref, ...props }: ScrollRowProps) {
  const own = useRef<HTMLDivElement>(null);
  const row = ref ?? own;
  useEffect(() => (row.current ? watchScrollEdges([row.current]) : undefined), [row]);
  return <div {...props} ref={row} className={classes.row} />;
}
