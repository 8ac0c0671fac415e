import { Button, Paper, Stack, Text, Title } from '@mantine/core';
import { trpc } from '../../../../../web/api/trpc.ts';
import { useCurrentDeveloper } from '../../../../../web/api/useCurrentDeveloper.ts';
import { Columns } from '../../../../../web/components/Columns.tsx';
import type { DeveloperStatistics } from '../../../developer-statistics.ts';
import { developerStatisticsContent as words } from '../../../words/developer-statistics.ts';
import { PeriodPanel } from './PeriodPanel.tsx';

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
      {statistics.isPending ? <p role="status">{words.loading}</p> : null}
      {statistics.isError ? (
        <Paper variant="dashed" p="lg" role="alert">
          <Text mb="md">{words.error}</Text>
          <Button variant="default" onClick={() => void statistics.refetch()}>
            {words.retry}
          </Button>
        </Paper>
      ) : null}
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
