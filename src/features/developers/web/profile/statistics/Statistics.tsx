import { Group, Paper, Progress, Stack, Table, Text, Title } from '@mantine/core';
import { siteLocale } from '../../../../../shared/words/site-locale.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { Columns } from '../../../../../web/components/sections/Columns.tsx';
import { LoadState } from '../../../../../web/components/states/LoadState.tsx';
import { formatMonthAndYear } from '../../../../../web/format.ts';
import type { DeveloperStatistics } from '../../../developer-statistics.ts';
import { developerStatisticsContent as words } from '../../../words/developer-statistics.ts';
import { useCurrentDeveloper } from '../../useCurrentDeveloper.ts';

function Statistics() {
  const statistics = trpc.developer.statistics.own.useQuery(undefined, {
    refetchOnMount: 'always',
  });
  return (
    <Stack component="section" aria-labelledby="statistics-title">
      <Title order={2} fz="2xl" id="statistics-title">
        {words.title}
      </Title>
      <Text c="dimmed" maw="var(--site-measure)">
        {words.text}
      </Text>
      <LoadState query={statistics} words={words} onRetry={() => void statistics.refetch()} />
      {statistics.data ? <Figures statistics={statistics.data} /> : null}
    </Stack>
  );
}

function Figures({ statistics }: { statistics: DeveloperStatistics }) {
  const { isCounted, days30, months12, replies } = statistics;
  return (
    <>
      {isCounted ? null : (
        <Paper component="p" variant="dashed" p="lg">
          {words.notCounted}
        </Paper>
      )}
      <Columns widths="1fr 1fr" gap="lg" columnGap="lg" align="start">
        <PeriodPanel name="days30" period={days30} />
        <PeriodPanel name="months12" period={months12} />
      </Columns>
      <Replies replies={replies} />
    </>
  );
}

function Replies({ replies }: { replies: DeveloperStatistics['replies'] }) {
  const isShown = useCurrentDeveloper()?.showReplyTime ?? false;
  const { answers, medianMinutes, told } = replies;
  const { title, median, tooFew, hidden, shown, nothingShown } = words.replies;
  return (
    <Paper component="section" withBorder p="lg" aria-labelledby="replies-title">
      <Title order={3} size="h4" mb="sm" id="replies-title">
        {title}
      </Title>
      <Text mb="xs">{medianMinutes === null ? tooFew : median(medianMinutes, answers)}</Text>
      <Text c="dimmed" fz="sm">
        {isShown ? (told ? shown(told) : nothingShown) : hidden}
      </Text>
    </Paper>
  );
}

export default Statistics;

const counts = new Intl.NumberFormat(siteLocale);
const dayAndMonth = new Intl.DateTimeFormat(siteLocale, {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const stepFormats = {
  days30: (day: Date) => dayAndMonth.format(day),
  months12: formatMonthAndYear,
};
const figures = ['views', 'received', 'answered'] as const;

type PeriodPanelProps = {
  name: keyof typeof stepFormats;
  period: DeveloperStatistics['days30'];
};

function PeriodPanel({ name, period }: PeriodPanelProps) {
  const most = Math.max(1, ...period.steps.map(({ views }) => views));
  const titleId = `statistics-${name}`;
  return (
    <Paper component="section" withBorder p="lg" miw={0} aria-labelledby={titleId}>
      <Title order={3} size="h4" mb="sm" id={titleId}>
        {words.periods[name]}
      </Title>
      <Group component="dl" gap="xl" mb="md">
        {figures.map((figure) => (
          <div key={figure}>
            <Text component="dt" c="dimmed" fz="sm">
              {words.figures[figure]}
            </Text>
            <Text component="dd" fz="xl" fw={700}>
              {counts.format(period[figure])}
            </Text>
          </div>
        ))}
      </Group>
      <Table verticalSpacing="xs" tabularNums>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{words.steps[name]}</Table.Th>
            <Table.Th scope="col">{words.figures.views}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {period.steps.map(({ from, views }) => (
            <Table.Tr key={from}>
              <Table.Th scope="row" fw={400} w="6rem">
                {stepFormats[name](new Date(from))}
              </Table.Th>
              <Table.Td>
                <Group gap="sm" wrap="nowrap">
                  <Progress.Root flex={1} aria-hidden="true">
                    <Progress.Section value={(views / most) * 100} withAria={false} />
                  </Progress.Root>
                  <Text component="span" inherit miw="3rem" ta="end">
                    {counts.format(views)}
                  </Text>
                </Group>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Paper>
  );
}
