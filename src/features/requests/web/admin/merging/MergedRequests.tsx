import { Button, Group, Text, Title } from '@mantine/core';
import { LinkedText } from '../../../../../web/components/text/LinkedText.tsx';
import type { MergedRequest } from '../../../merging.ts';
import { mergingWords as words } from '../../../words/merging.ts';
import classes from '../InboxRequest.module.css';
import { subjectOf } from './subject-of.ts';
import { useMerging } from './useMerging.ts';

/** Shows the words of the requests that joined the opened one. */
export function MergedRequests({ merged }: { merged: readonly MergedRequest[] }) {
  const { part, isBusy } = useMerging();
  return merged.map((request) => (
    <section key={request.id}>
      <Group justify="space-between" gap="xs">
        <Title order={3} fz="md">
          {words.merged(subjectOf(request))}
        </Title>
        <Button
          size="xs"
          variant="default"
          disabled={isBusy}
          aria-label={words.partOf(subjectOf(request))}
          onClick={() => part.mutate({ id: request.id })}
        >
          {words.part}
        </Button>
      </Group>
      <Text fz="sm" mt="xxs" maw="var(--site-measure)" className={classes.message} dir="auto">
        <LinkedText>{request.description}</LinkedText>
      </Text>
    </section>
  ));
}
