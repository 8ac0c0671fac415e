import { Stack, Text } from '@mantine/core';
import { EntryHero } from '../../../../web/components/hero/EntryHero.tsx';
import { useContent } from '../../../../web/content/published-content.ts';
import type { ToolEntry } from '../../tool-entries.ts';
import type { toolPageKind } from '../../words/tool-page.ts';
import { StatedSource } from './StatedSource.tsx';

export function ToolHero({ entry }: { entry: ToolEntry }) {
  const { back } = useContent<typeof toolPageKind>('tool-page');
  const { name, description, group, ended } = entry;
  return (
    <EntryHero back={back} eyebrow={group} title={name} text={description}>
      {ended ? (
        <Stack gap="xs" role="note" className="barred" maw="var(--site-measure)">
          <Text fw={600}>{ended.text}</Text>
          <StatedSource fact={ended} />
        </Stack>
      ) : null}
    </EntryHero>
  );
}
