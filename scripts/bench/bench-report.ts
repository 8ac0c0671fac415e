/** `ratioAtLeast` is a share of the bare server's figure. */
export type Goal = { atMost: number } | { atLeast: number } | { ratioAtLeast: number };

export interface Figure {
  name: string;
  /** Null if the system does not report it. */
  value: number | null;
  unit: string;
  /** Null for a figure that only explains another one. */
  goal: Goal | null;
  /** The same figure of a bare `node:http` server in the same run. */
  yardstick?: number | null;
}

function isReached(value: number, goal: Goal, yardstick: number): boolean {
  if ('atMost' in goal) return value <= goal.atMost;
  return value >= ('atLeast' in goal ? goal.atLeast : goal.ratioAtLeast * yardstick);
}

function writtenGoal(goal: Goal, unit: string): string {
  if ('atMost' in goal) return `≤ ${goal.atMost} ${unit}`;
  return 'atLeast' in goal ? `≥ ${goal.atLeast} ${unit}` : `≥ ${goal.ratioAtLeast} of bare`;
}

function digitsOf(value: number): number {
  if (value >= 100) return 0;
  return value >= 10 ? 1 : 2;
}

function written(value: number | null | undefined, unit: string): string {
  if (value === undefined) return '';
  return value === null ? 'n/a' : `${value.toFixed(digitsOf(value))} ${unit}`;
}

function cellsOf({ name, value, unit, goal, yardstick }: Figure): string[] {
  const isShort = goal !== null && value !== null && !isReached(value, goal, yardstick ?? 0);
  const ratio = value !== null && yardstick ? (value / yardstick).toFixed(2) : '';
  return [
    name,
    written(value, unit),
    goal === null ? '' : writtenGoal(goal, unit),
    isShort ? 'short' : '',
    written(yardstick, unit),
    ratio,
  ];
}

const columns = ['', 'measured', 'goal', '', 'bare server', 'ratio'];

/** Marks figures that miss their goal, without a change of the exit code. */
export function printReport(title: string, figures: readonly Figure[]): void {
  const rows = [columns, ...figures.map(cellsOf)];
  const widths = columns.map((_, column) =>
    Math.max(...rows.map((cells) => cells[column]?.length ?? 0)),
  );
  const lines = rows.map((cells) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
  process.stdout.write(`\n${title}\n${lines.join('\n')}\n`);
}
