import { Badge, Group, Stack, Text, Title } from '@mantine/core';
import { contentFormPath } from '../../../../shared/addresses/content-address.ts';
import { ActionButton, ActionLink } from '../../../../web/admin/Action.tsx';
import { formatDateTime } from '../../../../web/admin/format-time.ts';
import { LabeledValue, LineValue, ValueLine } from '../../../../web/admin/LabeledValue.tsx';
import { ChooseRow } from '../../../../web/admin/list/several/SelectionBar.tsx';
import type { Selection } from '../../../../web/admin/list/several/useSelection.ts';
import { CopyButton } from '../../../../web/components/prose/CopyButton.tsx';
import { Time } from '../../../../web/components/text/Time.tsx';
import type { ListedSubmission } from '../../submissions.ts';
import {
  submissionKindNames,
  adminSubmissionsContent as words,
} from '../../words/admin-submissions.ts';
import { nameOfSubmission } from './name-of-submission.ts';
import type { SubmissionChanges } from './useSubmissionChanges.ts';

const asWritten = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;

interface SubmissionItemProps {
  submission: ListedSubmission;
  selection: Selection;
  changes: SubmissionChanges;
  onDecline: () => void;
}

export function SubmissionItem({ submission, selection, changes, onDecline }: SubmissionItemProps) {
  const { id, kind, about, entry, status, senderName, email, isNamed, reason } = submission;
  const name = nameOfSubmission(submission);
  const labels = words.fields[about === '' ? kind : 'correction'];
  const sent = (['text', 'more', 'address', 'tool'] as const).flatMap((field) =>
    labels[field] && submission[field] ? [{ label: labels[field], value: submission[field] }] : [],
  );
  const common = { context: name, disabled: changes.isBusy };
  const isOpen = status === 'waiting' || status === 'suspected';
  return (
    <Group component="li" wrap="nowrap" align="start" gap="xs" px="xs" py="md" tabIndex={-1}>
      <ChooseRow {...{ id, selection, name }} />
      <Stack gap="xs" flex={1} miw={0}>
        <Group gap="xs">
          <Badge variant="default">{submissionKindNames[kind]}</Badge>
          <Badge variant="default">{about === '' ? words.isNew : words.isCorrection}</Badge>
          {submission.joinedCount > 0 ? (
            <Badge variant="default">{words.joined(submission.joinedCount)}</Badge>
          ) : null}
        </Group>
        <Title order={2} size="h5" dir="auto" style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Title>
        <Stack component="dl" gap="xs">
          {entry ? (
            <LabeledValue label={words.stands(entry.title)}>
              <Text span inherit c="dimmed" dir="auto" style={asWritten} lineClamp={6}>
                {entry.text}
              </Text>
            </LabeledValue>
          ) : null}
          {sent.map(({ label, value }) => (
            <LabeledValue key={label} label={label}>
              <Text span inherit dir="auto" style={asWritten}>
                {value}
              </Text>
            </LabeledValue>
          ))}
        </Stack>
        <ValueLine>
          <LineValue label={words.sender}>
            <bdi>{[senderName, email].filter(Boolean).join(', ') || words.unknownSender}</bdi>
            {isNamed ? ` (${words.named})` : ''},{' '}
            <Time at={submission.createdAt} format={formatDateTime} />
          </LineValue>
          {reason ? (
            <LineValue label={words.reason}>
              <bdi>{reason}</bdi>
            </LineValue>
          ) : null}
        </ValueLine>
        <Group gap="xs">
          {isOpen ? (
            <>
              <ActionButton {...common} onClick={() => changes.decide([submission], 'accepted')}>
                {words.actions.accepted}
              </ActionButton>
              <ActionButton {...common} onClick={onDecline}>
                {words.actions.declined}
              </ActionButton>
              <ActionButton {...common} onClick={() => changes.decide([submission], 'spam')}>
                {words.actions.spam}
              </ActionButton>
            </>
          ) : (
            <ActionButton {...common} onClick={() => changes.decide([submission], 'waiting')}>
              {words.actions.waiting}
            </ActionButton>
          )}
          {isNamed ? (
            <ActionButton {...common} onClick={() => changes.hideName(id)}>
              {words.hideName}
            </ActionButton>
          ) : null}
          {entry ? (
            <ActionLink context={name} to={entry.path} newTab>
              {words.openEntry}
            </ActionLink>
          ) : null}
          <ActionLink context={name} to={contentFormPath(submission.contentKind)}>
            {words.openForm}
          </ActionLink>
          <CopyButton
            text={[name, ...sent.map(({ value }) => value)].join('\n\n')}
            label={words.copy}
            context={name}
            copiedLabel={words.copied}
            failedLabel={words.copyFailed}
          />
        </Group>
      </Stack>
    </Group>
  );
}
