import { Group, Stack, Text } from '@mantine/core';
import { paths } from '../../../../shared/paths.ts';
import { ButtonLink } from '../../../../web/components/links/ButtonLink.tsx';
import { SuggestLink } from '../../../../web/components/links/SuggestLink.tsx';
import { TallLink } from '../../../../web/components/links/TallLink.tsx';
import { TitledLinks } from '../../../../web/components/links/TitledLinks.tsx';
import { Columns } from '../../../../web/components/sections/Columns.tsx';
import { Section } from '../../../../web/components/sections/Section.tsx';
import { useContent } from '../../../../web/content/published-content.ts';
import type { ToolEntry } from '../../tool-entries.ts';
import { resourcesWords } from '../../words/resources-words.ts';
import type { toolPageKind } from '../../words/tool-page.ts';
import { StatedSource } from './StatedSource.tsx';

/** What is known about a tool, cell by cell. */
export function ToolCells({ entry }: { entry: ToolEntry }) {
  const { slug, name, maker, url, cells, prompts, learningPaths, developers } = entry;
  const {
    facts,
    made,
    notKnown,
    prompts: promptsTitle,
    learningPaths: pathsTitle,
    developers: developersTitle,
  } = useContent<typeof toolPageKind>('tool-page');
  return (
    <Section heading={facts} layout="split" space="snug">
      <Group justify="space-between" pb="md">
        <Text c="dimmed">{maker ? `${made} ${maker}` : null}</Text>
        <ButtonLink to={url} variant="default" arrow>
          {resourcesWords.card.visit(name)}
        </ButtonLink>
      </Group>
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
      <Stack gap="md" mt="lg">
        <TitledLinks
          title={promptsTitle}
          links={prompts.map(({ title, to }) => ({ to, label: title }))}
        />
        <TitledLinks
          title={pathsTitle}
          links={learningPaths.map(({ title, to }) => ({ to, label: title }))}
        />
        <TitledLinks
          title={developersTitle}
          links={developers.map(({ title, to }) => ({ to, label: title }))}
        />
        <Group gap="0 var(--mantine-spacing-lg)">
          <TallLink to={paths.toolFinder}>{resourcesWords.finder}</TallLink>
          <SuggestLink kind="tool" about={slug} />
        </Group>
      </Stack>
    </Section>
  );
}
