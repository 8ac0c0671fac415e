import { Paper, Progress, Stack, Table, Text, Title } from '@mantine/core';
import { siteLocale } from '../../../../shared/words/site-locale.ts';
import { LineValue, ValueLine } from '../../../../web/admin/LabeledValue.tsx';
import { trpc } from '../../../../web/api/trpc.ts';
import { microsPerDollar } from '../../ai.ts';
import type { MonthUsage as Usage } from '../../house-style.ts';
import { houseStyleContent } from '../../words/house-style.ts';
import { formatCents, formatCost, formatCount } from './amounts.ts';

const { month: words } = houseStyleContent;
const microsPerCent = microsPerDollar / 100;
const day = new Intl.DateTimeFormat(siteLocale, { dateStyle: 'long', timeZone: 'UTC' });

export function MonthUsage() {
  const { data } = trpc.admin.houseStyle.month.useQuery(undefined, { refetchOnMount: 'always' });
  if (!data) return null;
  return (
    <Paper component="section" withBorder p="lg" aria-labelledby="month-usage">
      <Stack gap="md">
        <div>
          <Title order={2} size="h4" id="month-usage">
            {words.title}
          </Title>
          <Text fz="sm" c="dimmed">
            {words.since(day.format(data.since))}
          </Text>
        </div>
        {data.requestCount === 0 ? <p>{words.none}</p> : <Sums usage={data} />}
        <MonthLimits usage={data} />
        {data.hasPrices ? null : <Text fz="sm">{words.onlyTokens}</Text>}
        {data.isEstimated ? (
          <Text fz="sm" c="dimmed">
            {words.estimated}
          </Text>
        ) : null}
        {data.hasPrices && data.unpricedCount > 0 ? (
          <Text fz="sm" c="dimmed">
            {words.unpriced(data.unpricedCount)}
          </Text>
        ) : null}
      </Stack>
    </Paper>
  );
}

const tokensOf = ({ inputTokens, outputTokens }: Pick<Usage, 'inputTokens' | 'outputTokens'>) =>
  inputTokens + outputTokens;

function Sums({ usage }: { usage: Usage }) {
  return (
    <>
      <ValueLine>
        <LineValue label={words.tokens}>{formatCount(tokensOf(usage))}</LineValue>
        <LineValue label={words.cost}>{formatCost(usage.costMicros)}</LineValue>
        <LineValue label={words.requests}>{formatCount(usage.requestCount)}</LineValue>
      </ValueLine>
      <Table fz="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{words.purpose}</Table.Th>
            <Table.Th ta="right">{words.requests}</Table.Th>
            <Table.Th ta="right">{words.tokens}</Table.Th>
            <Table.Th ta="right">{words.cost}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {usage.purposes.map((row) => (
            <Table.Tr key={row.purpose}>
              <Table.Td>{words.purposes[row.purpose] ?? row.purpose}</Table.Td>
              <Table.Td ta="right">{formatCount(row.requestCount)}</Table.Td>
              <Table.Td ta="right">{formatCount(tokensOf(row))}</Table.Td>
              <Table.Td ta="right">{formatCost(row.costMicros)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </>
  );
}

export function MonthLimits({ usage }: { usage: Usage }) {
  const { monthlyTokenLimit, monthlyCentLimit, costMicros } = usage;
  const usedMicros = costMicros ?? 0;
  return (
    <>
      {monthlyTokenLimit === null ? null : (
        <Limit
          label={words.tokensOf}
          part={tokensOf(usage) / monthlyTokenLimit}
          text={words.of(formatCount(tokensOf(usage)), formatCount(monthlyTokenLimit))}
        />
      )}
      {monthlyCentLimit === null ? null : (
        <Limit
          label={words.dollarsOf}
          part={usedMicros / (monthlyCentLimit * microsPerCent)}
          text={words.of(formatCost(usedMicros), formatCents(monthlyCentLimit))}
        />
      )}
    </>
  );
}

interface LimitProps {
  label: string;
  /** Share of the limit; 1 is all of it. */
  part: number;
  text: string;
}

const nearlyAll = 0.8;

function Limit({ label, part, text }: LimitProps) {
  return (
    <div>
      <Text fz="sm">
        {label}: {text}
      </Text>
      <Progress
        value={Math.min(100, part * 100)}
        color={part < nearlyAll ? 'moss' : 'ember'}
        aria-label={label}
        mt="xxs"
      />
    </div>
  );
}
