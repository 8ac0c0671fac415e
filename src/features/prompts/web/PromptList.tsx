import { Stack, Text, Title } from '@mantine/core';
import { paths } from '../../../shared/paths.ts';
import { ButtonLink } from '../../../web/components/links/ButtonLink.tsx';
import { SuggestLink } from '../../../web/components/links/SuggestLink.tsx';
import { TallLink } from '../../../web/components/links/TallLink.tsx';
import { Columns } from '../../../web/components/sections/Columns.tsx';
import { Section } from '../../../web/components/sections/Section.tsx';
import { EmptyState } from '../../../web/components/states/EmptyState.tsx';
import { CountHeading } from '../../../web/components/text/CountHeading.tsx';
import { matchingPrompts } from '../matching-prompts.ts';
import type { ListedPrompt } from '../prompt-entries.ts';
import { hasFilters } from '../prompt-filters.ts';
import { promptKinds } from '../words/prompt-types.ts';
import { promptWords as words } from '../words/prompt-words.ts';
import { usePromptList } from './use-prompt-list.ts';

export function PromptList() {
  const { prompts, filters } = usePromptList();
  const shown = matchingPrompts(prompts, filters);
  const groups = promptKinds
    .map((kind) => ({ kind, prompts: shown.filter((one) => one.kind === kind) }))
    .filter((group) => group.prompts.length > 0);
  return (
    <Section label={words.list}>
      <CountHeading
        count={words.count(shown.length, prompts.length)}
        category={hasFilters(filters) ? words.narrowed : words.allKinds}
      >
        {hasFilters(filters) && shown.length > 0 ? (
          <TallLink to={paths.prompts}>{words.empty.reset}</TallLink>
        ) : null}
      </CountHeading>
      {groups.length > 0 ? (
        <Stack gap="2xl">
          {groups.map(({ kind, prompts: ofKind }) => (
            <Columns key={kind} widths="3fr 9fr" gap="sm">
              <Title order={3} id={kind}>
                {words.kinds[kind]}
              </Title>
              <Stack component="ul" className="ruled" gap={0} data-closed aria-labelledby={kind}>
                {ofKind.map((prompt) => (
                  <PromptRow key={prompt.slug} prompt={prompt} />
                ))}
              </Stack>
            </Columns>
          ))}
        </Stack>
      ) : (
        <EmptyState
          drawing="search"
          title={words.empty.title}
          action={<ButtonLink to={paths.prompts}>{words.empty.reset}</ButtonLink>}
        >
          <p>{words.empty.text}</p>
        </EmptyState>
      )}
      <SuggestLink kind="prompt" />
    </Section>
  );
}

function PromptRow({ prompt }: { prompt: ListedPrompt }) {
  const { slug, title, summary, level, minutes, tool } = prompt;
  return (
    <Stack component="li" gap={0} py="sm" align="flex-start">
      <TallLink to={paths.promptPage(slug)}>{title}</TallLink>
      <Text maw="var(--site-measure)">{summary}</Text>
      <Text c="dimmed" fz="sm">
        {[level, words.minutes(minutes), tool.name].join(' · ')}
      </Text>
    </Stack>
  );
}
