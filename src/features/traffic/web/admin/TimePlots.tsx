import { BarChart } from '@mantine/charts';
import type { TrafficReport, TrafficStep } from '../../traffic-report.ts';
import { adminTrafficContent } from '../../words/admin-traffic.ts';
import { plotWords } from '../../words/plots.ts';
import { DayLines, formatStep, spacedDates } from '../plots/DayLines.tsx';
import { formatCount } from '../plots/figures.ts';
import { Plot } from '../plots/Plot.tsx';

const words = adminTrafficContent.plots;
const { totals, tables } = adminTrafficContent;

interface TimePlotsProps {
  series: TrafficReport['series'];
  step: TrafficStep;
}

export function TimePlots({ series, step }: TimePlotsProps) {
  const rows = series.map((row) => ({
    ...row,
    key: row.from,
    from: formatStep(row.from, step),
  }));
  const from = { label: plotWords.from };
  const figure = (label: string) => ({ label, isFigure: true });
  return (
    <>
      <Plot
        title={words.visits}
        table={{
          columns: [from, ...[totals.views, totals.visits, totals.visitors].map(figure)],
          rows: rows.map((row) => ({
            key: row.key,
            cells: [row.from, ...[row.views, row.visits, row.visitors].map(formatCount)],
          })),
        }}
      >
        <DayLines
          rows={rows}
          series={[
            { name: 'views', label: totals.views, color: 'var(--site-accent)' },
            { name: 'visits', label: totals.visits, color: 'var(--site-cool)' },
            {
              name: 'visitors',
              label: totals.visitors,
              color: 'var(--mantine-color-text)',
              strokeDasharray: '4 4',
            },
          ]}
        />
      </Plot>
      <Plot
        title={words.requests}
        table={{
          columns: [from, figure(tables.requests)],
          rows: rows.map((row) => ({
            key: row.key,
            cells: [row.from, formatCount(row.requests)],
          })),
        }}
      >
        <BarChart
          h={180}
          data={rows}
          dataKey="from"
          maxBarWidth={32}
          valueFormatter={formatCount}
          xAxisProps={spacedDates}
          yAxisProps={{ allowDecimals: false }}
          series={[{ name: 'requests', label: totals.requests, color: 'var(--site-cool)' }]}
        />
      </Plot>
    </>
  );
}
