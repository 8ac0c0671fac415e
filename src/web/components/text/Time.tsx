interface TimeProps {
  at: Date;
  format: (at: Date) => string;
  className?: string;
}

export function Time({ at, format, className }: TimeProps) {
  return (
    <time dateTime={at.toISOString()} className={className}>
      {format(at)}
    </time>
  );
}
