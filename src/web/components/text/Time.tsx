interface TimeProps {
  at: Date;
  format: (at: Date) => string;
  className?: string;
}

/** A moment, in words for people and exactly for programs. */
export function Time({ at, format, className }: TimeProps) {
  return (
    <time dateTime={at.toISOString()} className={className}>
      {format(at)}
    </time>
  );
}
