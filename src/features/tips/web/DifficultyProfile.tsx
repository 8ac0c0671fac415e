import classes from './tips.module.css';

type Level = 1 | 2 | 3;

type DifficultyProfileProps = { from: Level; to: Level };

/** Three summits, each higher than the one before; 120 × 64, closed along the bottom. */
const summits: readonly { level: Level; path: string }[] = [
  { level: 1, path: 'M2 62C10 54 14 44 22 44s12 10 20 18z' },
  { level: 2, path: 'M32 62c10-12 16-36 27-36s17 24 27 36z' },
  { level: 3, path: 'M70 62C82 44 86 6 98 6c10 0 14 38 20 56z' },
];

/** A range of difficulty as an elevation profile; its words stand beside it. */
export function DifficultyProfile({ from, to }: DifficultyProfileProps) {
  return (
    <svg
      aria-hidden="true"
      className={classes.profile}
      viewBox="0 0 120 64"
      width="120"
      height="64"
      focusable="false"
    >
      {summits.map(({ level, path }) => (
        <path key={level} d={path} data-inside={(level >= from && level <= to) || undefined} />
      ))}
    </svg>
  );
}
