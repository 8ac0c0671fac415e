import { BarChart } from '@mantine/charts';
import { Columns } from '../../../../web/components/Columns.tsx';
import type { CountName, Counts } from '../../traffic.ts';
import { adminTrafficContent } from '../../words/admin-traffic.ts';
import { formatCount, formatShare } from './figures.ts';
import { Plot } from './Plot.tsx';

const words = adminTrafficContent.plots;

/** Typed `Object.keys`. */
const namesOf = <Name extends CountName>(labels: Record<Name, string>) =>
  Object.keys(labels) as Name[];

export function SharePlots({ totals }: { totals: Counts }) {
  const { longViews, views } = totals;
  return (
    <Columns widths="1fr 1fr 1fr" gap="lg" columnGap="lg">
      <Bars title={words.reading} labels={words.quarters} counts={totals} whole={longViews} />
      <Bars title={words.time} labels={words.times} counts={totals} whole={views} />
      <Bars title={words.ways} labels={words.wayNames} counts={totals} whole={null} />
    </Columns>
  );
}

interface BarsProps<Name extends CountName> {
  title: string;
  labels: Record<Name, string>;
  counts: Counts;
  /** Total for shares. Null when the counts are not parts of a total. */
  whole: number | null;
}

function Bars<Name extends CountName>({ title, labels, counts, whole }: BarsProps<Name>) {
  const rows = namesOf(labels).map((name) => ({ label: labels[name], count: counts[name] }));
  const count = whole === null ? words.clicks : words.count;
  return (
    <Plot
      title={title}
      table={{
        columns: [
          { label: title },
          { label: count, isFigure: true },
          ...(whole === null ? [] : [{ label: words.share, isFigure: true }]),
        ],
        rows: rows.map((row) => ({
          key: row.label,
          cells: [
            row.label,
            formatCount(row.count),
            ...(whole === null ? [] : [formatShare(row.count, whole)]),
          ],
        })),
      }}
    >
      <BarChart
        h={220}
        data={rows}
        dataKey="label"
        orientation="vertical"
        gridAxis="none"
        withXAxis={false}
        withBarValueLabel
        maxBarWidth={20}
        valueFormatter={formatCount}
        yAxisProps={{ width: 110 }}
        barChartProps={{ margin: { right: 40 } }}
        series={[{ name: 'count', label: count, color: 'var(--site-accent)' }]}
      />
    </Plot>
  );
}
