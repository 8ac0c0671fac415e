import { Stack, Text } from '@mantine/core';
import { TallLink } from '../../../web/components/links/TallLink.tsx';
import { Section } from '../../../web/components/sections/Section.tsx';
import type { FoundEntry } from '../search.ts';

export interface ShownGroup {
  title: string;
  /** Number of results in words. */
  count: string;
  entries: readonly FoundEntry[];
  more: { label: string; to: string } | null;
}

export function ResultGroup({ group }: { group: ShownGroup }) {
  const { title, count, entries, more } = group;
  return (
    <Section heading={{ title, intro: count }} layout="split" space="snug">
      <Stack component="ul" className="ruled" gap={0} data-closed>
        {entries.map((entry) => (
          <Stack
            key={`${entry.to} ${entry.title}`}
            component="li"
            gap={0}
            py="sm"
            align="flex-start"
          >
            <TallLink to={entry.to}>{entry.title}</TallLink>
            <Text c="dimmed" maw="var(--site-measure)" lineClamp={3} dir="auto">
              {entry.description}
            </Text>
          </Stack>
        ))}
      </Stack>
      {more ? (
        <TallLink to={more.to} rel="nofollow">
          {more.label}
        </TallLink>
      ) : null}
    </Section>
  );
}
