import {
  Button,
  Group,
  List,
  Paper,
  SegmentedControl,
  SimpleGrid,
  Stack,
  Text,
  Title,
} from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { trpc } from '../../../../../web/api/trpc.ts';
import { EmptyState } from '../../../../../web/components/states/EmptyState.tsx';
import { LoadState } from '../../../../../web/components/states/LoadState.tsx';
import { readLocal, writeLocal } from '../../../../../web/local-store.ts';
import { type TrafficPeriod, trafficPeriods } from '../../../../traffic/traffic-report.ts';
import { Change } from '../../../../traffic/web/plots/Change.tsx';
import { formatCount } from '../../../../traffic/web/plots/figures.ts';
import {
  type OwnNumbers as Numbers,
  ownFigures,
  ownNumbersQuerySchema,
} from '../../../own-numbers.ts';
import { ownNumbersContent as words } from '../../../words/own/own-numbers.ts';
import { useCurrentDeveloper } from '../../useCurrentDeveloper.ts';
import { NumberLists } from './NumberLists.tsx';
import { ViewsPlot } from './ViewsPlot.tsx';

const periodKey = 'own-numbers-period';
const { period: periodSchema } = ownNumbersQuerySchema.shape;
const usual: TrafficPeriod = '30d';

interface OwnNumbersProps {
  onTab: (tab: string) => void;
  onEdit: () => void;
}

function OwnNumbers({ onTab, onEdit }: OwnNumbersProps) {
  const [period, setPeriod] = useState(
    () => periodSchema.safeParse(readLocal(periodKey)).data ?? usual,
  );
  const numbers = trpc.developer.numbers.own.useQuery(
    { period },
    { placeholderData: keepPreviousData, refetchOnMount: 'always' },
  );
  const choose = (value: string) => {
    const chosen = periodSchema.parse(value);
    setPeriod(chosen);
    writeLocal(periodKey, chosen);
  };
  return (
    <Stack component="section" gap="lg" aria-labelledby="numbers-title">
      <Title order={2} fz="2xl" id="numbers-title">
        {words.title}
      </Title>
      <Text c="dimmed" maw="var(--site-measure)">
        {words.text}
      </Text>
      <SegmentedControl
        aria-label={words.period}
        data={trafficPeriods.map((value) => ({ value, label: words.periods[value] }))}
        value={period}
        onChange={choose}
        maw="28rem"
      />
      <LoadState query={numbers} words={words} onRetry={() => void numbers.refetch()} />
      {numbers.data ? (
        <Report numbers={numbers.data} period={period} onTab={onTab} onEdit={onEdit} />
      ) : null}
    </Stack>
  );
}

interface ReportProps extends OwnNumbersProps {
  numbers: Numbers;
  period: TrafficPeriod;
}

function Report({ numbers, period, onTab, onEdit }: ReportProps) {
  const { totals, before, isCounted, replies } = numbers;
  const isEmpty = ownFigures.every((name) => totals[name] + before[name] === 0);
  const { title, text, share, addProject } = words.empty;
  return (
    <>
      {isCounted ? null : (
        <Paper component="p" variant="dashed" p="lg">
          {words.notCounted}
        </Paper>
      )}
      {isEmpty ? (
        <EmptyState
          drawing="search"
          title={title}
          action={
            <Group>
              <Button onClick={() => onTab('share')}>{share}</Button>
              <Button variant="default" onClick={onEdit}>
                {addProject}
              </Button>
            </Group>
          }
        >
          {text}
        </EmptyState>
      ) : (
        <>
          <Totals totals={totals} before={before} />
          <ViewsPlot steps={numbers.steps} step={period === '12m' ? 'month' : 'day'} />
          <NumberLists numbers={numbers} />
        </>
      )}
      <Replies replies={replies} />
      <section aria-labelledby="counted-title">
        <Title order={3} size="h4" mb="sm" id="counted-title">
          {words.counted.title}
        </Title>
        <List c="dimmed" fz="sm" maw="var(--site-measure)" spacing="xs">
          {words.counted.points.map((point) => (
            <List.Item key={point}>{point}</List.Item>
          ))}
        </List>
      </section>
    </>
  );
}

function Totals({ totals, before }: Pick<Numbers, 'totals' | 'before'>) {
  return (
    <SimpleGrid component="dl" cols={{ base: 2, md: 4 }} spacing="md" aria-label={words.together}>
      {ownFigures.map((name) => (
        <Paper key={name} withBorder p="md">
          <Text component="dt" c="dimmed" fz="sm">
            {words.figures[name]}
          </Text>
          <Text component="dd" variant="display" fz="2xl">
            {formatCount(totals[name])}
          </Text>
          <Text component="dd" c="dimmed" fz="sm">
            <Change now={totals[name]} before={before[name]} />
          </Text>
        </Paper>
      ))}
    </SimpleGrid>
  );
}

function Replies({ replies }: { replies: Numbers['replies'] }) {
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

export default OwnNumbers;
