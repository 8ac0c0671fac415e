import { Box, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { paths } from '../../../shared/paths.ts';
import { PageLink } from '../../../web/components/PageLink.tsx';
import { CopyButton } from '../../../web/components/prose/CopyButton.tsx';
import { Columns } from '../../../web/components/sections/Columns.tsx';
import { Section } from '../../../web/components/sections/Section.tsx';
import { WordsInContext } from '../../../web/components/text/WordsInContext.tsx';
import { useContent } from '../../../web/content/published-content.ts';
import { useFragment } from '../../../web/use-fragment.ts';
import type { examplePromptsKind } from '../words/example-prompts.ts';
import type { tipsKind } from '../words/tips.ts';
import { tipsWords as words } from '../words/tips-words.ts';
import classes from './ExamplePrompts.module.css';

type ExamplePrompt = (typeof examplePromptsKind)['release']['groups'][number]['prompts'][number];

export function ExamplePrompts() {
  const { examples } = useContent<typeof tipsKind>('tips');
  const groups = useContent<typeof examplePromptsKind>('example-prompts').groups.filter(
    ({ prompts }) => prompts.length > 0,
  );
  const fragment = useFragment();
  return (
    <Section heading={examples} tone="paper">
      <nav aria-label={words.promptGroupsLabel}>
        <Group component="ul" gap="var(--mantine-spacing-xs) var(--mantine-spacing-lg)">
          {groups.map((group) => (
            <li key={group.id}>
              <a href={`#${group.id}`} className={classes.jump}>
                {group.title}{' '}
                <Text span c="dimmed" fz="sm" fw={500} aria-hidden="true">
                  {group.prompts.length}
                </Text>
              </a>
            </li>
          ))}
          <li>
            <PageLink to={paths.prompts} className={classes.jump}>
              {words.allPrompts}
            </PageLink>
          </li>
        </Group>
      </nav>
      {groups.map((group) => (
        <section
          key={group.id}
          id={group.id}
          className={classes.group}
          aria-labelledby={`${group.id}-title`}
        >
          <Columns widths="4fr 7fr" gap="xl">
            <Stack gap="xs" className={classes.groupHead}>
              <Title id={`${group.id}-title`} order={3} fz="2xl">
                {group.title}
              </Title>
              <Text c="dimmed" maw="30ch">
                {group.description}
              </Text>
            </Stack>
            <Stack component="ul" gap="3xl">
              {group.prompts.map((prompt) => (
                <li
                  key={prompt.id}
                  id={prompt.id}
                  className={classes.prompt}
                  data-highlighted={fragment === prompt.id || undefined}
                >
                  <Prompt prompt={prompt} />
                </li>
              ))}
            </Stack>
          </Columns>
        </section>
      ))}
    </Section>
  );
}

function Prompt({ prompt }: { prompt: ExamplePrompt }) {
  return (
    <Stack component="article">
      <h4>{prompt.title}</h4>
      <Paper component="p" withBorder className={classes.bubble}>
        {prompt.prompt}
      </Paper>
      <Group gap="xs" justify="space-between">
        <Text c="dimmed" fz="sm">
          {words.suggestedTool}:{' '}
          <Box component="strong" c="bright">
            {prompt.suggestedTool}
          </Box>
        </Text>
        <PageLink to={paths.promptPage(prompt.id)} className={classes.jump}>
          <WordsInContext words={words.promptPage} context={prompt.title} />
        </PageLink>
        <CopyButton
          text={prompt.prompt}
          label={words.copy}
          context={prompt.title}
          copiedLabel={words.copied}
          failedLabel={words.copyFailed}
        />
      </Group>
    </Stack>
  );
}
