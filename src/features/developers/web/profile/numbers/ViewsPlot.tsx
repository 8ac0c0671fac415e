import type { TrafficStep } from '../../../../traffic/traffic-report.ts';
import { DayLines, formatStep } from '../../../../traffic/web/plots/DayLines.tsx';
import { formatCount } from '../../../../traffic/web/plots/figures.ts';
import { Plot } from '../../../../traffic/web/plots/Plot.tsx';
import { plotWords } from '../../../../traffic/words/plots.ts';
import type { OwnNumbers } from '../../../own-numbers.ts';
import { ownNumbersContent as words } from '../../../words/own/own-numbers.ts';

export function ViewsPlot({ steps, step }: { steps: OwnNumbers['steps']; step: TrafficStep }) {
  const rows = steps.map((row) => ({ ...row, key: row.from, from: formatStep(row.from, step) }));
  const { profile, project } = words.figures;
  return (
    <Plot
      title={words.chart}
      order={3}
      table={{
        columns: [
          { label: plotWords.from },
          { label: profile, isFigure: true },
          { label: project, isFigure: true },
        ],
        rows: rows.map((row) => ({
          key: row.key,
          cells: [row.from, formatCount(row.profile), formatCount(row.project)],
        })),
      }}
    >
      <DayLines
        rows={rows}
        h={220}
        series={[
          { name: 'profile', label: profile, color: 'var(--site-accent)' },
          { name: 'project', label: project, color: 'var(--site-cool)' },
        ]}
      />
    </Plot>
  );
}
