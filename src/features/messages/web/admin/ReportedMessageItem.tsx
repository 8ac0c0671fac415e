import { Group, Stack, Text } from '@mantine/core';
import { ActionButton } from '../../../../web/admin/Action.tsx';
import { FactLine, LineFact } from '../../../../web/admin/Fact.tsx';
import { formatDateTime } from '../../../../web/admin/format-time.ts';
import { Time } from '../../../../web/components/Time.tsx';
import type { ReportedMessage } from '../../message-reports.ts';
import { adminReportsContent as words } from '../../words/admin-reports.ts';
import { reportReasonNames } from '../../words/message-reports.ts';
import type { ReportChanges } from './useReportChanges.ts';

const asWritten = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;

type ReportedMessageItemProps = {
  report: ReportedMessage;
  changes: ReportChanges;
  onDelete: () => void;
};

export function ReportedMessageItem({ report, changes, onDelete }: ReportedMessageItemProps) {
  const { id, developer, message, reason, word, createdAt } = report;
  const { dismiss, block } = changes;
  const name = words.from(message.senderName, developer.name || words.anonymous(developer.id));
  return (
    <Stack component="li" gap="sm" py="md">
      <strong dir="auto">{name}</strong>
      <FactLine>
        <LineFact label={words.reason}>
          {reportReasonNames[reason]}, <Time at={createdAt} format={formatDateTime} />
        </LineFact>
        <LineFact label={words.written}>
          <Time at={message.createdAt} format={formatDateTime} />
        </LineFact>
        {word ? (
          <LineFact label={words.word}>
            <bdi>{word}</bdi>
          </LineFact>
        ) : null}
      </FactLine>
      <Text maw="var(--site-measure)" dir="auto" style={asWritten}>
        {message.body}
      </Text>
      {message.entries.map((entry) => (
        <Text key={entry.id} fz="sm" maw="var(--site-measure)" style={asWritten}>
          <strong>{words.lettersOf[entry.party]}:</strong> <bdi>{entry.body}</bdi>
        </Text>
      ))}
      <Group gap="xs">
        <ActionButton
          context={name}
          disabled={dismiss.isPending}
          onClick={() => dismiss.mutate({ id })}
        >
          {words.dismiss}
        </ActionButton>
        <ActionButton
          context={name}
          disabled={block.isPending}
          onClick={() => block.mutate({ id })}
        >
          {words.block}
        </ActionButton>
        <ActionButton context={name} isDangerous onClick={onDelete}>
          {words.delete}
        </ActionButton>
      </Group>
    </Stack>
  );
}
