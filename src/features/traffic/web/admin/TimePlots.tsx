import '@mantine/charts/styles.layer.css';
import { BarChart, LineChart } from '@mantine/charts';
import type { TrafficReport, TrafficStep } from '../../traffic-report.ts';
import { adminTrafficContent } from '../../words/admin-traffic.ts';
import { formatCount } from './figures.ts';
import { Plot } from './Plot.tsx';

const words = adminTrafficContent.plots;
const { totals, tables } = adminTrafficContent;

const formats: Record<TrafficStep, Intl.DateTimeFormat> = {
  day: new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }),
  week: new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }),
  month: new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' }),
};

/** Even spacing, as many ticks as fit. */
const dates = { interval: 'equidistantPreserveStart', minTickGap: 16 } as const;

interface TimePlotsProps {
  series: TrafficReport['series'];
  step: TrafficStep;
}

export function TimePlots({ series, step }: TimePlotsProps) {
  const rows = series.map((row) => ({
    ...row,
    key: row.from,
    from: formats[step].format(new Date(row.from)),
  }));
  const from = { label: words.from };
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
        <LineChart
          h={280}
          data={rows}
          dataKey="from"
          curveType="linear"
          withLegend
          withDots={rows.length < 40}
          valueFormatter={formatCount}
          xAxisProps={dates}
          yAxisProps={{ allowDecimals: false }}
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
          xAxisProps={dates}
          yAxisProps={{ allowDecimals: false }}
          series={[{ name: 'requests', label: totals.requests, color: 'var(--site-cool)' }]}
        />
      </Plot>
    </>
  );
}
