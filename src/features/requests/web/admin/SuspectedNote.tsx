import { Button, Group, Paper, Text } from '@mantine/core';
import { trpc } from '../../../../web/api/trpc.ts';
import { adminInboxContent } from '../../words/contact-inbox.ts';

const words = adminInboxContent.suspected;

/** Says that requests were set apart, so that none of them waits unseen. */
export function SuspectedNote({ onLook }: { onLook: () => void }) {
  const { data: count = 0 } = trpc.admin.inbox.suspectedCount.useQuery(undefined, {
    refetchOnMount: 'always',
  });
  if (count === 0) return null;
  return (
    <Paper variant="dashed" radius="md" my="lg" px="lg" py="md">
      <Group justify="space-between">
        <Text flex="1 1 18rem">{words.text(count)}</Text>
        <Button variant="default" onClick={onLook}>
          {words.look}
        </Button>
      </Group>
    </Paper>
  );
}
