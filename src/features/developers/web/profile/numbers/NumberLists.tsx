import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useId, useState } from 'react';
import { Columns } from '../../../../../web/components/sections/Columns.tsx';
import { formatCount } from '../../../../traffic/web/plots/figures.ts';
import type { OwnNumbers } from '../../../own-numbers.ts';
import { numberSourceName, ownNumbersContent as words } from '../../../words/own/own-numbers.ts';

const shownAtFirst = 6;

interface Entry {
  key: string;
  name: string;
  count: number;
}

/** Views of each project, what led to all pages, and the sites with the badge. */
export function NumberLists({ numbers }: { numbers: OwnNumbers }) {
  const { projects, sources, badgeSources, totals } = numbers;
  const removed = totals.project - projects.reduce((sum, { count }) => sum + count, 0);
  const named = ({ source, count }: OwnNumbers['sources'][number]) => ({
    ...{ key: source, count },
    name: numberSourceName(source),
  });
  const shownBy = badgeSources.map((one) =>
    one.source === 'direct' ? { ...named(one), name: words.badgeNotTold } : named(one),
  );
  return (
    <Columns widths="1fr 1fr" gap="lg" columnGap="lg" align="start">
      <CountList title={words.sources} entries={sources.map(named)} />
      <Stack gap="lg">
        <CountList
          title={words.projects}
          entries={[
            ...projects.map(({ id, title, count }) => ({ key: String(id), name: title, count })),
            ...(removed > 0
              ? [{ key: 'removed', name: words.removedProjects, count: removed }]
              : []),
          ]}
        />
        {shownBy.length > 0 ? <CountList title={words.badgeSources} entries={shownBy} /> : null}
      </Stack>
    </Columns>
  );
}

function CountList({ title, entries }: { title: string; entries: readonly Entry[] }) {
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? entries : entries.slice(0, shownAtFirst);
  const hidden = entries.length - shown.length;
  return (
    <Paper component="section" withBorder p="lg" miw={0} aria-labelledby={id}>
      <Title order={3} size="h4" mb="sm" id={id}>
        {title}
      </Title>
      {entries.length === 0 ? <Text c="dimmed">{words.nothing}</Text> : null}
      <Stack component="ul" gap="xs">
        {shown.map(({ key, name, count }) => (
          <Group key={key} component="li" justify="space-between" wrap="nowrap">
            <Text component="span" dir="auto" style={{ overflowWrap: 'anywhere' }}>
              {name}
            </Text>
            <Text component="span" fw={600}>
              {formatCount(count)}
            </Text>
          </Group>
        ))}
      </Stack>
      {hidden > 0 ? (
        <Button variant="subtle" mt="xs" onClick={() => setIsWhole(true)}>
          {words.more(hidden)}
        </Button>
      ) : null}
    </Paper>
  );
}
