import { Button, Group, Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { paths } from '../../../../shared/paths.ts';
import { countries } from '../../../../shared/words/countries/countries.ts';
import { ActionButton, ActionLink } from '../../../../web/admin/Action.tsx';
import { withToasts } from '../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { SelectField } from '../../../../web/forms/SelectField.tsx';
import { briefLimits } from '../../brief-options.ts';
import type { Suggestion } from '../../briefs.ts';
import { adminBriefsContent } from '../../words/admin-briefs.ts';
import { requestBriefsContent } from '../../words/briefs.ts';

const words = adminBriefsContent;

export function FindDevelopers({ requestId, onClose }: { requestId: number; onClose: () => void }) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [search, setSearch] = useState({ words: '', country: '' });
  const found = trpc.admin.briefs.suggest.useQuery(
    { requestId, ...search },
    { placeholderData: keepPreviousData, refetchOnMount: 'always' },
  );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    setSearch({
      words: String(typed.get('words') ?? ''),
      country: String(typed.get('country') ?? ''),
    });
  };
  return (
    <Paper withBorder p="md" component="section" aria-labelledby={titleId}>
      <Stack gap="md">
        <Title order={4} fz="sm" id={titleId} ref={heading} tabIndex={-1}>
          {words.search.title}
        </Title>
        <form onSubmit={submit}>
          <Group align="flex-end" gap="xs">
            <TextInput
              name="words"
              label={words.search.words}
              description={words.search.wordsHint}
              maxLength={briefLimits.maxSearch}
              flex="2 1 14rem"
            />
            <SelectField
              name="country"
              label={words.search.country}
              options={[{ value: '', label: words.search.anywhere }, ...countries]}
            />
            <Button type="submit" variant="default">
              {words.search.submit}
            </Button>
          </Group>
        </form>
        {found.data?.length === 0 ? (
          <Text fz="sm" c="dimmed" role="status">
            {words.nobody}
          </Text>
        ) : null}
        <ul className="ruled" aria-label={words.suggestions} aria-busy={found.isFetching}>
          {found.data?.map((suggestion) => (
            <SuggestedDeveloper
              key={suggestion.developerId}
              suggestion={suggestion}
              requestId={requestId}
            />
          ))}
        </ul>
        <div>
          <Button variant="subtle" size="sm" onClick={onClose}>
            {words.search.close}
          </Button>
        </div>
      </Stack>
    </Paper>
  );
}

function SuggestedDeveloper({
  suggestion,
  requestId,
}: {
  suggestion: Suggestion;
  requestId: number;
}) {
  const { developerId, country, yearStartedCoding, bioWords, projectWords } = suggestion;
  const name = suggestion.developerName || words.anonymous(developerId);
  const reasons = [
    projectWords.length > 0 ? words.inProjects(projectWords) : '',
    bioWords.length > 0 ? words.inBio(bioWords) : '',
  ].filter(Boolean);
  const utils = trpc.useUtils();
  const again = () =>
    Promise.all([
      utils.admin.briefs.list.invalidate({ requestId }),
      utils.admin.briefs.suggest.invalidate(),
    ]);
  const offer = trpc.admin.briefs.offer.useMutation(
    withToasts({ done: words.offered, failed: words.failed, onDone: again, onFailed: again }),
  );
  return (
    <Group component="li" justify="space-between" gap="xs" py="xs" fz="sm">
      <Stack gap={0} flex="1 1 14rem">
        <Text span inherit fw={600}>
          <bdi>{name}</bdi>
        </Text>
        <Text span inherit c="dimmed">
          {requestBriefsContent.facts(country, yearStartedCoding)}
        </Text>
        <span>{reasons.length > 0 ? reasons.join(' · ') : words.noReason}</span>
      </Stack>
      <Group gap="xs">
        <ActionLink to={paths.developerProfile(developerId)} context={name} newTab>
          {words.profile}
        </ActionLink>
        <ActionButton
          context={words.to(name)}
          disabled={offer.isPending}
          onClick={() => offer.mutate({ requestId, developerId })}
        >
          {words.offer}
        </ActionButton>
      </Group>
    </Group>
  );
}
