import { Anchor, Badge, Button, Group, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { BackupNote } from '../../../../features/operations/web/admin/BackupNote.tsx';
import { siteLocale } from '../../../../shared/words/site-locale.ts';
import { AreaHeading } from '../../../../web/admin/list/AreaHeading.tsx';
import { ListSkeleton } from '../../../../web/admin/list/ListSkeleton.tsx';
import { dayWords as words } from './day-words.ts';
import { type DayPart, useDay } from './useDay.ts';
import { Week } from './Week.tsx';

const mostLines = 5;

const longDay = new Intl.DateTimeFormat(siteLocale, {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
});

export function DayPanel() {
  const parts = useDay();
  const isLoading = parts.some(({ queries }) => queries.some((query) => query.isLoading));
  const hasFailed = ({ queries }: DayPart) => queries.some(({ isError }) => isError);
  const shown = parts.filter((part) => part.total > 0 || hasFailed(part));
  return (
    <>
      <AreaHeading title={words.title} intro={longDay.format(new Date())} />
      {isLoading ? <ListSkeleton /> : null}
      {!isLoading && shown.length === 0 ? <Text mb="2xl">{words.clear}</Text> : null}
      {isLoading ? null : (
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md" mb="2xl">
          {shown.map((part) => (
            <DayCard key={part.title} part={part} hasFailed={hasFailed(part)} />
          ))}
        </SimpleGrid>
      )}
      <BackupNote />
      <Week />
    </>
  );
}

function DayCard({ part, hasFailed }: { part: DayPart; hasFailed: boolean }) {
  const { title, path, lines, total, queries } = part;
  const id = useId();
  return (
    <Paper component="section" withBorder p="md" aria-labelledby={id}>
      <Group justify="space-between" mb="xs">
        <Title order={2} fz="md" id={id}>
          {title}
        </Title>
        {total > 0 ? <Badge color="ember">{total}</Badge> : null}
      </Group>
      {hasFailed ? (
        <Group gap="sm">
          <Text fz="sm">{words.partFailed}</Text>
          <Button
            size="xs"
            variant="default"
            onClick={() => {
              for (const query of queries) if (query.isError) void query.refetch();
            }}
          >
            {words.retry}
          </Button>
        </Group>
      ) : null}
      <Stack component="ul" gap="xxs">
        {lines.slice(0, mostLines).map(({ key, label, note, to }) => (
          <Group key={key} component="li" justify="space-between" gap="xs" wrap="nowrap" fz="sm">
            <Anchor component={Link} to={to} inherit truncate dir="auto">
              {label}
            </Anchor>
            <Text span inherit c="dimmed" ta="end" flex="none" maw="60%" truncate>
              <bdi>{note}</bdi>
            </Text>
          </Group>
        ))}
      </Stack>
      {total > mostLines ? (
        <Anchor component={Link} to={path} fz="sm" mt="xs" display="inline-block">
          {words.all}
        </Anchor>
      ) : null}
    </Paper>
  );
}
