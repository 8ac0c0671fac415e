import { Paper, SimpleGrid, Text } from '@mantine/core';
import type { Counts } from '../../traffic.ts';
import type { TrafficReport } from '../../traffic-report.ts';
import { adminTrafficContent } from '../../words/admin-traffic.ts';
import { clicksOf, formatChange, formatCount } from './figures.ts';

const words = adminTrafficContent.totals;

const figures: readonly { label: string; of: (counts: Counts) => number }[] = [
  { label: words.views, of: ({ views }) => views },
  { label: words.visits, of: ({ visits }) => visits },
  { label: words.visitors, of: ({ visitors }) => visitors },
  { label: words.clicks, of: clicksOf },
  { label: words.requests, of: ({ requests }) => requests },
  { label: words.bookings, of: ({ bookings }) => bookings },
];

export function Totals({ report: { totals, before } }: { report: TrafficReport }) {
  return (
    <SimpleGrid
      component="dl"
      cols={{ base: 2, sm: 3, lg: 6 }}
      spacing="md"
      aria-label={words.label}
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

function Change({ now, before }: { now: number; before: number }) {
  const change = formatChange(now, before);
  return change === null ? words.isNew : `${change}, ${words.before(formatCount(before))}`;
}
