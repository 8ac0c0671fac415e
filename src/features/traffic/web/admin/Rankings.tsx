import { Anchor, Box, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import type { TrafficReport } from '../../traffic-report.ts';
import { adminTrafficContent } from '../../words/admin-traffic.ts';
import { sourceWords } from '../../words/sources.ts';
import { CountTable } from '../plots/CountTable.tsx';
import { clicksOf, formatCount, formatShare } from '../plots/figures.ts';
import { Funnel } from './Funnel.tsx';
import type { TrafficAddress } from './useTrafficAddress.ts';

const words = adminTrafficContent.tables;
const figure = (label: string) => ({ label, isFigure: true });
const outcome = [words.requests, words.rate].map(figure);

/** Returns a dash when the name already says the kind. */
function kindOf(source: string): string {
  const { kind, name } = sourceWords(source);
  return kind === name ? '–' : kind;
}

interface RankingsProps {
  report: TrafficReport;
  linkWith: TrafficAddress['linkWith'];
}

export function Rankings({ report, linkWith }: RankingsProps) {
  return (
    <Stack gap="2xl">
      <Ranking title={words.funnel} note={words.funnelNote}>
        <Funnel report={report} />
      </Ranking>
      <Ranking title={words.pages} note={words.pagesNote}>
        <CountTable
          caption={words.pages}
          columns={[
            { label: words.page },
            ...[words.views, words.visits, words.readToEnd, words.clicks].map(figure),
            ...outcome,
          ]}
          rows={report.pages.map(({ page, counts }) => ({
            key: page,
            cells: [
              <Filter key="page" to={linkWith({ page })}>
                {page || words.otherPages}
              </Filter>,
              formatCount(counts.views),
              formatCount(counts.visits),
              formatShare(counts.read100, counts.longViews),
              formatCount(clicksOf(counts)),
              formatCount(counts.requests),
              formatShare(counts.requests, counts.visits),
            ],
          }))}
        />
      </Ranking>
      <Ranking title={words.sources}>
        <CountTable
          caption={words.sources}
          columns={[
            { label: words.source },
            { label: words.kind },
            ...[words.visits, words.views, words.clicks].map(figure),
            ...outcome,
          ]}
          rows={report.sources.map(({ source, counts }) => ({
            key: source,
            cells: [
              <Filter key="source" to={linkWith({ source })}>
                {sourceWords(source).name}
              </Filter>,
              kindOf(source),
              formatCount(counts.visits),
              formatCount(counts.views),
              formatCount(clicksOf(counts)),
              formatCount(counts.requests),
              formatShare(counts.requests, counts.visits),
            ],
          }))}
        />
      </Ranking>
      <Ranking title={words.campaigns} note={words.campaignsNote}>
        <CountTable
          caption={words.campaigns}
          columns={[
            { label: words.campaign },
            { label: words.source },
            { label: words.medium },
            ...[words.visits, words.views].map(figure),
            ...outcome,
          ]}
          rows={report.campaigns.map(({ campaign, source, medium, views, visits, requests }) => ({
            key: JSON.stringify([campaign, source, medium]),
            cells: [
              campaign || '–',
              source,
              medium || '–',
              formatCount(visits),
              formatCount(views),
              formatCount(requests),
              formatShare(requests, visits),
            ],
          }))}
        />
      </Ranking>
    </Stack>
  );
}

function Ranking({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Title order={2} id={id} fz="md">
        {title}
      </Title>
      {note ? (
        <Text c="dimmed" fz="sm">
          {note}
        </Text>
      ) : null}
      <Box mt="sm">{children}</Box>
    </Box>
  );
}

function Filter({ to, children }: { to: { search: string }; children: ReactNode }) {
  return (
    <Anchor component={Link} to={to} preventScrollReset>
      {children}
    </Anchor>
  );
}
