import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { withToasts } from '../../../web/api/call-toasts.ts';
import { trpc } from '../../../web/api/trpc.ts';
import { formatLongDate } from '../../../web/format.ts';
import { accessibleName } from '../../../web/start/accessible-name.ts';
import { outcomeAnswers } from '../outcome-options.ts';
import type { OwnOutcome } from '../outcomes.ts';
import { ownOutcomesWords as words } from '../words/own-outcomes.ts';
import { Recommendation } from './Recommendation.tsx';

/** Asks the developer about the jobs of their choices, in the own area of the profile. */
function OwnOutcomes() {
  const { data: outcomes = [] } = trpc.developer.outcomes.own.useQuery(undefined, {
    refetchOnMount: 'always',
  });
  if (outcomes.length === 0) return null;
  return (
    <Stack component="section" aria-labelledby="outcomes-title" mb="2xl">
      <Title order={2} fz="2xl" id="outcomes-title">
        {words.title}
      </Title>
      <Text c="dimmed" maw="var(--site-measure)">
        {words.text}
      </Text>
      <Stack component="ul" w="100%">
        {outcomes.map((outcome) => (
          <li key={outcome.id}>
            <OutcomeCard outcome={outcome} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

export default OwnOutcomes;

function OutcomeCard({ outcome }: { outcome: OwnOutcome }) {
  const { id, projectType, clientName, chosenAt, clientAnswer, recommendation } = outcome;
  const project = projectType ?? words.untitled;
  const day = formatLongDate(chosenAt);
  return (
    <Card component="article" aria-labelledby={`outcome-${id}`}>
      <Stack gap="md">
        <Stack gap="xxs">
          <Title order={3} size="h4" id={`outcome-${id}`}>
            {project}
          </Title>
          <Text c="dimmed" fz="sm" style={{ overflowWrap: 'anywhere' }}>
            {words.chosen} {day}. {words.client} <bdi>{clientName}</bdi>
          </Text>
        </Stack>
        <Answers outcome={outcome} about={words.about(project, day)} />
        <Text fz="sm">
          {clientAnswer ? words.clientAnswers[clientAnswer] : words.noClientAnswer}
        </Text>
        {recommendation ? (
          <Stack gap="xs" component="section" aria-label={words.recommendation}>
            <Recommendation {...recommendation} />
            <Text fz="sm">
              {recommendation.isHidden ? `${words.hidden} ` : null}
              <Link to={paths.contact}>{words.ask}</Link>
            </Text>
          </Stack>
        ) : null}
      </Stack>
    </Card>
  );
}

function Answers({ outcome, about }: { outcome: OwnOutcome; about: string }) {
  const { own } = trpc.useUtils().developer.outcomes;
  const answering = trpc.developer.outcomes.answer.useMutation(
    withToasts({ done: words.answered, failed: words.failed, onDone: () => own.invalidate() }),
  );
  return (
    <Group gap="xs">
      {outcomeAnswers.map((answer) => {
        const isGiven = outcome.answer === answer;
        return (
          <Button
            key={answer}
            variant={isGiven ? 'filled' : 'default'}
            aria-pressed={isGiven}
            aria-label={accessibleName(words.answers[answer], about)}
            disabled={answering.isPending}
            onClick={() => answering.mutate({ outcomeId: outcome.id, answer })}
          >
            {words.answers[answer]}
          </Button>
        );
      })}
    </Group>
  );
}
