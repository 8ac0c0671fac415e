import classes from './LinkArrow.module.css';

/** The arrow at the end of a link; it moves when the nearest link or card is hovered. */
export function LinkArrow({ isExternal = false }: { isExternal?: boolean }) {
  return (
    <svg
      aria-hidden="true"
      className={classes.arrow}
      data-external={isExternal || undefined}
      width="18"
      height="18"
      viewBox="0 0 18 18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
    >
      <path d={isExternal ? 'M5 13 13 5M6 5h7v7' : 'M3 9h12M10 4l5 5-5 5'} />
    </svg>
  );
}
