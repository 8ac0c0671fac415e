import { Badge, Button, Card, Group, Stack, Text, Textarea, Title } from '@mantine/core';
import { useState } from 'react';
import { withToasts } from '../../../../web/api/call-toasts.ts';
import { outlivingPage, trpc } from '../../../../web/api/trpc.ts';
import { LinkedText } from '../../../../web/components/text/LinkedText.tsx';
import { formatLongDate } from '../../../../web/format.ts';
import { DraftState } from '../../../../web/forms/drafts/DraftState.tsx';
import { useDraft } from '../../../../web/forms/drafts/useDraft.ts';
import { accessibleName } from '../../../../web/start/accessible-name.ts';
import { type BriefState, briefLimits, isBriefOpen } from '../../brief-options.ts';
import type { DeveloperBrief } from '../../briefs.ts';
import { developerBriefsContent as words } from '../../words/developer-briefs.ts';

const hues = {
  offered: 'ember',
  seen: 'ember',
  yes: 'lagoon',
  no: 'gray',
  chosen: 'moss',
  notChosen: 'gray',
  withdrawn: 'gray',
  expired: 'gray',
} as const satisfies Record<BriefState, string>;

export function BriefCard({ brief, onChanged }: { brief: DeveloperBrief; onChanged: () => void }) {
  const { state, projectType, description, budgetRange, estimate, createdAt, endsAt } = brief;
  const isOpen = isBriefOpen(state);
  const facts = [
    budgetRange ? `${words.facts.budget}: ${budgetRange}` : '',
    estimate ? `${words.facts.estimate}: ${estimate}` : '',
    `${words.facts.offered}: ${formatLongDate(createdAt)}`,
    isOpen ? `${words.facts.ends}: ${formatLongDate(endsAt)}` : '',
  ].filter(Boolean);
  const titleId = `brief-${brief.id}`;
  return (
    <Card component="article" aria-labelledby={titleId}>
      <Stack gap="md">
        <Stack component="header" gap="xxs">
          <Group gap="xs">
            <Title order={3} size="h4" id={titleId}>
              {projectType ?? words.untitled}
            </Title>
            <Badge color={hues[state]}>{words.states[state]}</Badge>
          </Group>
          {facts.map((fact) => (
            <Text key={fact} c="dimmed" fz="sm">
              {fact}
            </Text>
          ))}
        </Stack>
        {description ? (
          <Text maw="var(--site-measure)" dir="auto" style={{ whiteSpace: 'pre-line' }}>
            <LinkedText>{description}</LinkedText>
          </Text>
        ) : null}
        {brief.sender ? <Sender sender={brief.sender} /> : null}
        {isOpen ? (
          <Answer brief={brief} onChanged={onChanged} />
        ) : brief.word ? (
          <Text fz="sm" c="dimmed">
            {words.yourWord}: <bdi>{brief.word}</bdi>
          </Text>
        ) : null}
      </Stack>
    </Card>
  );
}

function Sender({ sender }: { sender: NonNullable<DeveloperBrief['sender']> }) {
  const { firstName, lastName, company, email } = sender;
  return (
    <Group gap="md" justify="space-between">
      <div style={{ overflowWrap: 'anywhere' }}>
        <Text c="dimmed" fz="sm">
          {words.sender}
        </Text>
        <Text fw={600}>
          <bdi>{`${firstName} ${lastName}`}</bdi>
          {company ? (
            <>
              , <bdi>{company}</bdi>
            </>
          ) : null}
        </Text>
        <Text>{email}</Text>
      </div>
      {email ? (
        <Button
          component="a"
          href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(words.writeSubject)}`}
        >
          {words.write}
        </Button>
      ) : null}
    </Group>
  );
}

function Answer({ brief, onChanged }: { brief: DeveloperBrief; onChanged: () => void }) {
  const briefId = brief.id;
  const { briefs } = trpc.useUtils().client.developer;
  const draft = useDraft(`brief:${briefId}`, {
    load: async () => ({ draft: await briefs.draft.query({ briefId }) }),
    save: (typed) => briefs.saveDraft.mutate({ briefId, ...typed }, outlivingPage),
  });
  const { keeper } = draft;
  // Shows the text of the last answer when there is no draft, until the field is emptied.
  const [isEmptied, setIsEmptied] = useState(false);
  const word = draft.text || (isEmptied ? '' : brief.word);
  const change = (typed: string) => {
    setIsEmptied(typed === '');
    keeper.change(typed === brief.word ? '' : typed);
  };
  const answer = trpc.developer.briefs.answer.useMutation(
    withToasts({
      done: words.answered,
      failed: words.failed,
      onDone: () => {
        keeper.sent();
        onChanged();
      },
      onFailed: () => {
        void keeper.flush();
        onChanged();
      },
    }),
  );
  const send = async (given: 'yes' | 'no') => {
    await keeper.settle();
    answer.mutate({ briefId, answer: given, word, draft: keeper.lineage() });
  };
  const about = words.about(brief.projectType ?? words.untitled, formatLongDate(brief.createdAt));
  const named = (label: string) => accessibleName(label, about);
  return (
    <Stack gap="sm">
      <Textarea
        label={words.word.label}
        description={words.word.hint}
        maxLength={briefLimits.maxWord}
        rows={3}
        maw="var(--site-measure)"
        value={word}
        readOnly={answer.isPending}
        onChange={(event) => change(event.currentTarget.value)}
      />
      <DraftState draft={draft} />
      <Group gap="xs">
        <Button
          aria-label={named(words.yes)}
          disabled={answer.isPending}
          onClick={() => send('yes')}
        >
          {words.yes}
        </Button>
        <Button
          variant="default"
          aria-label={named(words.no)}
          disabled={answer.isPending}
          onClick={() => send('no')}
        >
          {words.no}
        </Button>
      </Group>
    </Stack>
  );
}
