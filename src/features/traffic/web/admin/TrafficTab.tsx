import { BarChart } from '@mantine/charts';
import { Paper, SimpleGrid, Stack, Switch, Text } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { roleMay } from '../../../../shared/admin/admin-roles.ts';
import type { CountName, Counts } from '../../../../shared/visits.ts';
import { useAdminSession } from '../../../../web/admin/admin-session.ts';
import { AdminList } from '../../../../web/admin/list/AdminList.tsx';
import { AreaHeading } from '../../../../web/admin/list/AreaHeading.tsx';
import { withToasts } from '../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { Columns } from '../../../../web/components/sections/Columns.tsx';
import type { TrafficReport } from '../../traffic-report.ts';
import { adminTrafficContent, adminTrafficContent as words } from '../../words/admin-traffic.ts';
import { Change } from '../plots/Change.tsx';
import { clicksOf, formatCount, formatShare } from '../plots/figures.ts';
import { Plot } from '../plots/Plot.tsx';
import { Rankings } from './Rankings.tsx';
import { TimePlots } from './TimePlots.tsx';
import { TrafficFilters } from './TrafficFilters.tsx';
import { useTrafficAddress } from './useTrafficAddress.ts';

function isEmpty({ totals, before }: TrafficReport): boolean {
  const counted = ({ views, requests, bookings }: TrafficReport['totals']) =>
    views + requests + bookings;
  return counted(totals) + counted(before) === 0;
}

export function TrafficTab() {
  const address = useTrafficAddress();
  const traffic = trpc.admin.traffic.report.useQuery(address.query, {
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
  const report = traffic.data;
  const empty = report && isEmpty(report);
  const { title, text, textOff } = words.empty;
  return (
    <>
      <AreaHeading title={words.title} intro={words.intro} />
      <TrafficFilters address={address} />
      <AdminList
        list={traffic}
        rowHeight="6rem"
        empty={empty ? { title, text: report.isOn ? text : textOff } : null}
      >
        {report ? (
          <Stack gap="lg" mt="lg">
            {empty ? null : (
              <>
                <Totals report={report} />
                <TimePlots series={report.series} step={address.query.step} />
                <SharePlots totals={report.totals} />
                <Rankings report={report} linkWith={address.linkWith} />
              </>
            )}
            <CountingSwitch report={report} />
          </Stack>
        ) : null}
      </AdminList>
    </>
  );
}

const countingSwitchWords = adminTrafficContent.state;

/** Shows the switch to owners, unless the operator has turned counting off. */
function CountingSwitch({ report: { isOn, isAllowed } }: { report: TrafficReport }) {
  const { role } = useAdminSession().admin;
  const utils = trpc.useUtils();
  const change = trpc.admin.traffic.switchCounting.useMutation(
    withToasts({
      done: isOn ? countingSwitchWords.switchedOff : countingSwitchWords.switchedOn,
      failed: countingSwitchWords.failed,
      onDone: () => utils.admin.traffic.report.invalidate(),
    }),
  );
  if (!isAllowed) return <Text c="dimmed">{countingSwitchWords.byOperator}</Text>;
  if (!roleMay(role, 'operate'))
    return <Text c="dimmed">{isOn ? countingSwitchWords.on : countingSwitchWords.off}</Text>;
  return (
    <Switch
      label={countingSwitchWords.on}
      checked={isOn}
      disabled={change.isPending}
      onChange={(event) => change.mutate({ isOn: event.currentTarget.checked })}
    />
  );
}

const totalsWords = adminTrafficContent.totals;

const figures: readonly { label: string; of: (counts: Counts) => number }[] = [
  { label: totalsWords.views, of: ({ views }) => views },
  { label: totalsWords.visits, of: ({ visits }) => visits },
  { label: totalsWords.visitors, of: ({ visitors }) => visitors },
  { label: totalsWords.clicks, of: clicksOf },
  { label: totalsWords.requests, of: ({ requests }) => requests },
  { label: totalsWords.bookings, of: ({ bookings }) => bookings },
];

function Totals({ report: { totals, before } }: { report: TrafficReport }) {
  return (
    <SimpleGrid
      component="dl"
      cols={{ base: 2, sm: 3, lg: 6 }}
      spacing="md"
      aria-label={totalsWords.label}
    >
      {figures.map(({ label, of }) => (
        <Paper key={label} withBorder p="md">
          <Text component="dt" c="dimmed" fz="sm">
            {label}
          </Text>
          <Text component="dd" variant="display" fz="2xl">
            {formatCount(of(totals))}
          </Text>
          <Text component="dd" c="dimmed" fz="sm">
            <Change now={of(totals)} before={of(before)} />
          </Text>
        </Paper>
      ))}
    </SimpleGrid>
  );
}

const sharePlotsWords = adminTrafficContent.plots;

const namesOf = <Name extends CountName>(labels: Record<Name, string>) =>
  Object.keys(labels) as Name[];

function SharePlots({ totals }: { totals: Counts }) {
  const { longViews, views } = totals;
  return (
    <Columns widths="1fr 1fr 1fr" gap="lg" columnGap="lg">
      <Bars
        title={sharePlotsWords.reading}
        labels={sharePlotsWords.quarters}
        counts={totals}
        whole={longViews}
      />
      <Bars
        title={sharePlotsWords.time}
        labels={sharePlotsWords.times}
        counts={totals}
        whole={views}
      />
      <Bars
        title={sharePlotsWords.ways}
        labels={sharePlotsWords.wayNames}
        counts={totals}
        whole={null}
      />
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
  const count = whole === null ? sharePlotsWords.clicks : sharePlotsWords.count;
  return (
    <Plot
      title={title}
      table={{
        columns: [
          { label: title },
          { label: count, isFigure: true },
          ...(whole === null ? [] : [{ label: sharePlotsWords.share, isFigure: true }]),
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
