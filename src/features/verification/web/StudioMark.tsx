import { Stack, Text } from '@mantine/core';
import { paths } from '../../../shared/paths.ts';
import { Section } from '../../../web/components/sections/Section.tsx';
import { Time } from '../../../web/components/text/Time.tsx';
import { formatLongDate } from '../../../web/format.ts';
import type { ShownMark } from '../verification.ts';
import { shownMarkWords as words } from '../words/shown-mark.ts';

/** Drawn by the server alone. */
export function StudioMark({ mark: { since, until, examined } }: { mark: ShownMark }) {
  return (
    <Section id="studio-mark" heading={words} layout="split" space="snug">
      <Stack gap="xs" maw="var(--site-measure)">
        <Text fw={600}>
          {words.on} <Time at={since} format={formatLongDate} />
        </Text>
        <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {words.examined} <bdi>{examined}</bdi>
        </Text>
        <Text c="dimmed" fz="sm">
          {words.until} <Time at={until} format={formatLongDate} />.{' '}
          <a href={paths.marks}>{words.meaning}</a>
        </Text>
      </Stack>
    </Section>
  );
}
