import { Flex, Group, Stack, Text } from '@mantine/core';
import { ActionButton } from '../../../../web/admin/Action.tsx';
import { formatDateTime } from '../../../../web/admin/format-time.ts';
import { Time } from '../../../../web/components/Time.tsx';
import { adminJobsContent as words } from '../../words/troubled-work.ts';

interface JobItemProps {
  name: string;
  about: string;
  fault: string;
  at: { label: string; time: Date };
  retry: string;
  isBusy: boolean;
  onRetry: () => void;
  onDiscard: () => void;
}

/** A job or a message, why it did not end well, and what can be done. */
export function JobItem(props: JobItemProps) {
  const { name, about, fault, at, retry, isBusy, onRetry, onDiscard } = props;
  const context = about || name;
  return (
    <Flex component="li" wrap="wrap" align="center" gap="md" py="md">
      <Stack flex="1 1 16rem" miw={0} gap="xxs" fz="sm">
        <strong>{name}</strong>
        {about ? <span>{about}</span> : null}
        <Text span inherit c="dimmed">
          {fault}
        </Text>
        <Text span inherit c="dimmed">
          {at.label}: <Time at={at.time} format={formatDateTime} />
        </Text>
      </Stack>
      <Group gap="xs">
        <ActionButton context={context} disabled={isBusy} onClick={onRetry}>
          {retry}
        </ActionButton>
        <ActionButton context={context} isDangerous onClick={onDiscard}>
          {words.discard}
        </ActionButton>
      </Group>
    </Flex>
  );
}
