import { Stack, Text } from '@mantine/core';
import { Columns } from '../../../../web/components/sections/Columns.tsx';
import { Section } from '../../../../web/components/sections/Section.tsx';
import { useContent } from '../../../../web/content/published-content.ts';
import type { ToolEntry } from '../../tool-entries.ts';
import type { toolPageKind } from '../../words/tool-page.ts';
import { StatedSource } from './StatedSource.tsx';

/** What is known about a tool, cell by cell. */
export function ToolCells({ entry: { cells } }: { entry: ToolEntry }) {
  const { facts, notKnown } = useContent<typeof toolPageKind>('tool-page');
  return (
    <Section heading={facts} layout="split" space="snug">
      <Stack component="dl" className="ruled" gap={0} m={0} data-closed>
        {cells.map(({ cell, fact }) => (
          <Columns key={cell} widths="9rem 1fr" from="sm" gap="xs" columnGap="lg" py="sm">
            <Text component="dt" fw={600}>
              {cell}
            </Text>
            <Stack component="dd" gap="xxs" m={0}>
              {fact ? (
                <>
                  <Text maw="var(--site-measure)">{fact.text}</Text>
                  <StatedSource fact={fact} />
                </>
              ) : (
                <Text c="dimmed">{notKnown}</Text>
              )}
            </Stack>
          </Columns>
        ))}
      </Stack>
    </Section>
  );
}
