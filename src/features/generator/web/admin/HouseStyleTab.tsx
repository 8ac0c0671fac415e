import { Box, Stack, Text, Title } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { actorName } from '../../../../web/admin/actor-name.ts';
import { AdminList } from '../../../../web/admin/list/AdminList.tsx';
import { AreaHeading } from '../../../../web/admin/list/AreaHeading.tsx';
import { LogEntry } from '../../../../web/admin/list/LogEntry.tsx';
import { trpc } from '../../../../web/api/trpc.ts';
import type { AiUsage } from '../../house-style.ts';
import { adminAiDraftsContent } from '../../words/ai-drafts.ts';
import { houseStyleContent, houseStyleContent as words } from '../../words/house-style.ts';
import { formatCost, formatCount } from './amounts.ts';
import { HouseStyleForm } from './HouseStyleForm.tsx';
import { MonthUsage } from './MonthUsage.tsx';

export function HouseStyleTab() {
  const settings = trpc.admin.houseStyle.get.useQuery(undefined, { refetchOnMount: 'always' });
  return (
    <>
      <AreaHeading title={words.title} intro={words.intro} />
      <Stack gap="3xl">
        <AdminList list={settings} rowHeight="3rem">
          {settings.data && settings.isFetchedAfterMount ? (
            <HouseStyleForm saved={settings.data} />
          ) : null}
        </AdminList>
        <MonthUsage />
        <AiUsageLog />
      </Stack>
    </>
  );
}

const { log: aiUsageLogWords, month } = houseStyleContent;
const { outcomes } = adminAiDraftsContent.log;

function AiUsageLog() {
  const [page, setPage] = useState(1);
  const usage = trpc.admin.houseStyle.usage.useQuery(
    { page },
    { placeholderData: keepPreviousData, refetchOnMount: 'always' },
  );
  if (usage.data?.total === 0) return null;
  return (
    <Box component="section" aria-labelledby="ai-usage-log">
      <Title order={2} size="h4" id="ai-usage-log">
        {aiUsageLogWords.title}
      </Title>
      <AdminList list={usage} rowHeight="3rem" pager={{ of: usage.data, page, onPage: setPage }}>
        <Box component="ol" className="ruled" mt="md">
          {usage.data?.items.map((row) => (
            <Entry key={row.id} row={row} />
          ))}
        </Box>
      </AdminList>
    </Box>
  );
}

const tenth = (ms: number) => (ms / 1_000).toFixed(1);

function Entry({ row }: { row: AiUsage }) {
  const { purpose, actor, model, outcome, inputTokens, outputTokens, isEstimated } = row;
  const tokens = formatCount(inputTokens + outputTokens);
  return (
    <LogEntry at={row.createdAt}>
      <p>
        <strong>{month.purposes[purpose] ?? purpose}</strong>
      </p>
      <Text c="dimmed" fz="sm">
        {aiUsageLogWords.facts({
          who: actorName(actor),
          outcome: outcomes[outcome] ?? outcome,
          model,
          seconds: tenth(row.durationMs),
          tokens: isEstimated ? aiUsageLogWords.estimate(tokens) : tokens,
          cost: formatCost(row.costMicros),
        })}
      </Text>
    </LogEntry>
  );
}
