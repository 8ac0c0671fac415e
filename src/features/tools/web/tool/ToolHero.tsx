import { Stack, Text } from '@mantine/core';
import { EntryHero } from '../../../../web/components/hero/EntryHero.tsx';
import { ButtonLink } from '../../../../web/components/links/ButtonLink.tsx';
import { useContent } from '../../../../web/content/published-content.ts';
import type { ToolEntry } from '../../tool-entries.ts';
import { resourcesWords } from '../../words/resources-words.ts';
import type { toolPageKind } from '../../words/tool-page.ts';
import { StatedSource } from './StatedSource.tsx';

export function ToolHero({ entry }: { entry: ToolEntry }) {
  const { back, made } = useContent<typeof toolPageKind>('tool-page');
  const { name, maker, description, group, url, ended } = entry;
  return (
    <EntryHero back={back} eyebrow={group} title={name} text={description}>
      {maker ? (
        <Text c="dimmed">
          {made} {maker}
        </Text>
      ) : null}
      {ended ? (
        <Stack gap="xs" role="note" className="barred" maw="var(--site-measure)">
          <Text fw={600}>{ended.text}</Text>
          <StatedSource fact={ended} />
        </Stack>
      ) : null}
      <p>
        <ButtonLink to={url} variant="default" arrow>
          {resourcesWords.card.visit(name)}
        </ButtonLink>
      </p>
    </EntryHero>
  );
}
