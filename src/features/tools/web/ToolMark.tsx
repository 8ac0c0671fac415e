import type { ToolIcon } from '../../../shared/words/types.ts';
import classes from './ToolCard.module.css';

/** Drawn on a 48 × 48 grid; signs for what a tool does, not the makers' logos. */
const drawings: Record<ToolIcon, string> = {
  server: 'M8 9h32v12H8zM8 27h32v12H8zM14 15h.1M14 33h.1M22 15h12M22 33h12',
  layout: 'M7 9h34v30H7zM7 18h34M19 18v21M25 25h10M25 31h6',
  cursor: 'm13 8 24 17-11 2.5-4.5 11zM27 29l8 9',
  heart:
    'M24 40C12 31 7 25.5 7 18.5 7 13 11 9 16 9c3.5 0 6.5 2 8 5 1.5-3 4.5-5 8-5 5 0 9 4 9 9.5 0 7-5 12.5-17 21.5z',
  bolt: 'M27 6 11 27h11l-2 15 17-22H26z',
  artifact: 'M7 9h34v30H7zM26 9v30M12 17h9M12 23h9M12 29h5M31 29l2.5-8 2.5 8M31.8 26.5h3.4',
  pair: 'M17 22a6 6 0 1 0 0-12 6 6 0 0 0 0 12zM7 39c0-7 4-11 10-11s10 4 10 11M31 24a5 5 0 1 0 0-10M33 29c5 .5 8 4 8 10',
};

/** The sign of a tool on the band of its card. */
export function ToolMark({ icon }: { icon: ToolIcon }) {
  return (
    <span className={classes.mark} aria-hidden="true">
      <svg viewBox="0 0 48 48" width="40" height="40" focusable="false" aria-hidden="true">
        <path d={drawings[icon]} />
      </svg>
    </span>
  );
}
