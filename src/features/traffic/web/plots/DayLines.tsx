import '@mantine/charts/styles.layer.css';
import { LineChart, type LineChartSeries } from '@mantine/charts';
import type { TrafficStep } from '../../traffic-report.ts';
import { formatCount } from './figures.ts';

const formats: Record<TrafficStep, Intl.DateTimeFormat> = {
  day: new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }),
  week: new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }),
  month: new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' }),
};

export function formatStep(from: string, step: TrafficStep): string {
  return formats[step].format(new Date(from));
}

/** Even spacing, as many ticks as fit. */
export const spacedDates = { interval: 'equidistantPreserveStart', minTickGap: 16 } as const;

interface DayLinesProps {
  /** `from` is the written day, month or week. */
  rows: (Record<string, number | string> & { from: string })[];
  series: LineChartSeries[];
  h?: number;
}

/** Lines over time, with a point on each step while there are few. */
export function DayLines({ rows, series, h = 280 }: DayLinesProps) {
  return (
    <LineChart
      h={h}
      data={rows}
      dataKey="from"
      curveType="linear"
      withLegend
      withDots={rows.length < 40}
      valueFormatter={formatCount}
      xAxisProps={spacedDates}
      yAxisProps={{ allowDecimals: false }}
      series={series}
    />
  );
}
