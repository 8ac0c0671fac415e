import { Group, Stack, Text, Title } from '@mantine/core';
import { paths } from '../../../../shared/paths.ts';
import { adminContent } from '../../../../shared/words/admin.ts';
import { longMoment } from '../../../../shared/words/long-day.ts';
import { ActionLink } from '../../../../web/admin/Action.tsx';
import { formatDateTime } from '../../../../web/admin/format-time.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { LoadState } from '../../../../web/components/states/LoadState.tsx';
import type { VerificationRequest } from '../../verification.ts';
import { adminVerificationWords as words } from '../../words/admin-verification.ts';
import { AsWritten } from '../AsWritten.tsx';
import { DecisionForms } from './DecisionForms.tsx';
import { GiveForm } from './GiveForm.tsx';
import { RemarksForms } from './RemarksForms.tsx';
import { TakeBackForm } from './TakeBackForm.tsx';
import { useRequestChanges } from './useRequestChanges.ts';

const loadWords = {
  loading: adminContent.list.loading,
  error: adminContent.list.failed,
  retry: adminContent.list.retry,
};

export function RequestDetails({ id }: { id: number }) {
  const request = trpc.admin.verification.get.useQuery({ id }, { refetchOnMount: 'always' });
  return request.data ? (
    <Details request={request.data} />
  ) : (
    <LoadState query={request} words={loadWords} onRetry={() => void request.refetch()} />
  );
}

function Details({ request }: { request: VerificationRequest }) {
  const { assessment, review, end } = request;
  const changes = useRequestChanges();
  const isOpen = end === null;
  return (
    <Stack gap="xl">
      <Work request={request} />
      {assessment ? (
        <Assessment assessment={assessment} lookedFor={request.lookedFor} />
      ) : isOpen ? (
        <GiveForm request={request} changes={changes} />
      ) : null}
      {isOpen ? (
        <>
          <RemarksForms request={request} changes={changes} />
          <DecisionForms request={request} changes={changes} />
        </>
      ) : (
        <>
          {assessment?.result ? (
            <AsWritten
              label={assessment.result.isPassed ? words.result.passed : words.result.notPassed}
              text={assessment.result.remarks}
            />
          ) : null}
          {review ? <AsWritten label={words.review.title} text={review.remarks} /> : null}
          <Ended request={request} />
        </>
      )}
      {end?.markUntil && !end.takenBackAt ? (
        <TakeBackForm id={request.id} changes={changes} />
      ) : null}
    </Stack>
  );
}

function Work({ request }: { request: VerificationRequest }) {
  const { developer, projects, provenAddresses } = request;
  return (
    <Stack gap="sm">
      <Group gap="md">
        <Title order={2} size="h5">
          {words.work}
        </Title>
        <ActionLink to={paths.developerProfile(developer.id)} newTab>
          {words.profile}
        </ActionLink>
      </Group>
      <Text fw={600}>{words.projects}</Text>
      {projects.length === 0 ? <Text c="dimmed">{words.none}</Text> : null}
      <ul>
        {projects.map(({ id, title }) => (
          <li key={id}>
            <a href={paths.project(developer.id, id)} target="_blank" rel="noopener">
              {title}
            </a>
          </li>
        ))}
      </ul>
      <Text fw={600}>{words.proofs}</Text>
      {provenAddresses.length === 0 ? <Text c="dimmed">{words.none}</Text> : null}
      <ul>
        {provenAddresses.map((address) => (
          <li key={address}>
            <a href={address} target="_blank" rel="noopener noreferrer nofollow">
              {address}
            </a>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

interface AssessmentProps {
  assessment: NonNullable<VerificationRequest['assessment']>;
  lookedFor: string;
}

function Assessment({ assessment, lookedFor }: AssessmentProps) {
  const { title, text, answerUntil, answered } = assessment;
  return (
    <Stack gap="sm">
      <Title order={2} size="h5">
        {words.give.title}
      </Title>
      <AsWritten label={title} text={text} />
      <AsWritten label={words.task.lookedFor} text={lookedFor} />
      <AsWritten label={words.task.until} text={longMoment(answerUntil)} />
      <AsWritten
        label={
          answered ? `${words.task.answer}, ${formatDateTime(answered.at)}` : words.task.answer
        }
        text={answered?.text ?? words.task.waiting}
      />
    </Stack>
  );
}

function Ended({ request: { end } }: { request: VerificationRequest }) {
  if (!end) return null;
  const { outcome, at, reason, examined, markUntil, takenBackAt } = end;
  return (
    <Stack gap="sm">
      <Text fw={600}>
        {words.outcomes[outcome]}, {longMoment(at)}
      </Text>
      {markUntil ? <AsWritten label={words.mark.until} text={longMoment(markUntil)} /> : null}
      {examined ? <AsWritten label={words.mark.examined} text={examined} /> : null}
      {takenBackAt ? (
        <AsWritten label={words.mark.takenBack} text={longMoment(takenBackAt)} />
      ) : null}
      {reason ? <AsWritten label={words.mark.reason} text={reason} /> : null}
    </Stack>
  );
}
