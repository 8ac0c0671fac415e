import {
  Anchor,
  Button,
  Group,
  Paper,
  SimpleGrid,
  Skeleton,
  Stack,
  Text,
  Title,
} from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatCount } from '../../../../features/traffic/web/plots/figures.ts';
import { roleMay } from '../../../../shared/admin/admin-roles.ts';
import { useAdminSession } from '../../../../web/admin/admin-session.ts';
import { areaPath } from '../../../../web/admin/list/admin-address.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { dayWords } from './day-words.ts';

const words = dayWords.week;
const titleId = 'day-week';

// The plots are a large chunk, which the figures do not wait for.
const TimePlots = lazy(async () => ({
  default: (await import('../../../../features/traffic/web/admin/TimePlots.tsx')).TimePlots,
}));

/** Draws nothing for roles that see neither traffic nor requests. */
export function Week() {
  const { role } = useAdminSession().admin;
  const seesTraffic = roleMay(role, 'seeTraffic');
  const seesRequests = roleMay(role, 'answerRequests');
  const [arePlotsShown, showPlots] = useState(false);
  const fresh = { refetchOnMount: 'always' } as const;
  const traffic = trpc.admin.traffic.report.useQuery(
    { period: '7d', step: 'day' },
    { ...fresh, enabled: seesTraffic },
  );
  const week = trpc.admin.inbox.week.useQuery(undefined, { ...fresh, enabled: seesRequests });
  if (!seesTraffic && !seesRequests) return null;
  const figures = [
    ...(seesTraffic ? [{ label: words.views, count: traffic.data?.totals.views }] : []),
    ...(seesRequests
      ? [
          { label: words.requests, count: week.data?.requests },
          { label: words.won, count: week.data?.won },
        ]
      : []),
  ];
  return (
    <section aria-labelledby={titleId}>
      <Title order={2} size="h4" id={titleId} mb="md">
        {words.title}
      </Title>
      <SimpleGrid component="dl" cols={{ base: 1, xs: figures.length }} spacing="md">
        {figures.map(({ label, count }) => (
          <Paper key={label} withBorder p="md">
            <Text component="dt" c="dimmed" fz="sm">
              {label}
            </Text>
            <Text component="dd" variant="display" fz="2xl">
              {count === undefined ? '–' : formatCount(count)}
            </Text>
          </Paper>
        ))}
      </SimpleGrid>
      {seesTraffic ? (
        <Group mt="md">
          <Button
            variant="default"
            size="sm"
            aria-expanded={arePlotsShown}
            onClick={() => showPlots(!arePlotsShown)}
          >
            {arePlotsShown ? words.hidePlots : words.plots}
          </Button>
          <Anchor component={Link} to={areaPath('traffic')} fz="sm">
            {words.all}
          </Anchor>
        </Group>
      ) : null}
      {arePlotsShown && traffic.data ? (
        <Suspense fallback={<Skeleton height="20rem" mt="md" />}>
          <Stack gap="md" mt="md">
            <TimePlots series={traffic.data.series} step="day" />
          </Stack>
        </Suspense>
      ) : null}
    </section>
  );
}
