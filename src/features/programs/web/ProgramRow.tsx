import { Badge, Flex, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { ActionButton } from '../../../web/admin/Action.tsx';
import { formatDateTime } from '../../../web/admin/format-time.ts';
import { LineValue, ValueLine } from '../../../web/admin/LabeledValue.tsx';
import { Dialog } from '../../../web/components/dialog/Dialog.tsx';
import type { Connection } from '../programs.ts';
import { programScopeNames, connectionsWords as words } from '../words/connect.ts';

interface ProgramRowProps {
  connection: Connection;
  ending: { isPending: boolean; mutate: (input: { id: number }) => void };
}

export function ProgramRow({ connection, ending }: ProgramRowProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { id, name, describedBy, scopes, createdAt, lastUsedAt, endsAt } = connection;
  const close = () => setIsAsking(false);
  return (
    <Flex component="li" wrap="wrap" align="center" rowGap="xs" columnGap="md" py="md">
      <Group flex="1 1 12rem" miw={0} gap="xs" fz="sm">
        <strong dir="auto">{name}</strong>
        {describedBy === null ? null : (
          <Text span inherit c="dimmed">
            {describedBy}
          </Text>
        )}
      </Group>
      <ValueLine>
        <LineValue label={words.connected}>{formatDateTime(createdAt)}</LineValue>
        <LineValue label={words.lastUsed}>
          {lastUsedAt ? formatDateTime(lastUsedAt) : words.never}
        </LineValue>
        <LineValue label={words.asksAgain}>{formatDateTime(endsAt)}</LineValue>
      </ValueLine>
      <ActionButton context={name} isDangerous onClick={() => setIsAsking(true)}>
        {words.end}
      </ActionButton>
      <Group component="ul" gap="xxs" flex="1 0 100%">
        {scopes.map((scope) => (
          <li key={scope}>
            <Badge variant="default">{programScopeNames[scope]}</Badge>
          </li>
        ))}
      </Group>
      {isAsking ? (
        <Dialog
          title={words.confirm.title(name)}
          onClose={close}
          answers={[
            { label: words.confirm.cancel, onChoose: close },
            {
              label: ending.isPending ? words.confirm.ending : words.confirm.end,
              onChoose: () => ending.mutate({ id }),
              isDisabled: ending.isPending,
            },
          ]}
        >
          <p>{words.confirm.text}</p>
        </Dialog>
      ) : null}
    </Flex>
  );
}
