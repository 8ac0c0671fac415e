import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { MergeCandidate } from '../../../merging.ts';
import { mergingWords as words } from '../../../words/merging.ts';
import { MergeDialog } from './MergeDialog.tsx';
import { useMerging } from './useMerging.ts';

/** Offers to merge another request of the same person into this one, and to take that back. */
export function MergeWith({ requestId }: { requestId: number }) {
  const [isChoosing, setIsChoosing] = useState(false);
  const [last, setLast] = useState<{ mergedId: number; isUndone: boolean } | null>(null);
  const { merge, part, isBusy } = useMerging();
  const close = () => setIsChoosing(false);
  const choose = ({ id: mergedId }: MergeCandidate) => {
    close();
    const onSuccess = () => setLast({ mergedId, isUndone: false });
    merge.mutate({ id: requestId, mergedId }, { onSuccess });
  };
  const undo = (mergedId: number) =>
    part.mutate({ id: mergedId }, { onSuccess: () => setLast({ mergedId, isUndone: true }) });
  return (
    <Stack gap="xs" align="flex-start">
      <Button variant="default" size="xs" disabled={isBusy} onClick={() => setIsChoosing(true)}>
        {words.open}
      </Button>
      <div role="status">
        {last ? (
          <Paper variant="raised" withBorder px="md" py="xs">
            <Group gap="md">
              <Text fz="sm">{last.isUndone ? words.parted : words.done}</Text>
              {last.isUndone ? null : (
                <Button
                  variant="default"
                  size="xs"
                  disabled={isBusy}
                  onClick={() => undo(last.mergedId)}
                >
                  {words.undo}
                </Button>
              )}
            </Group>
          </Paper>
        ) : null}
      </div>
      {isChoosing ? <MergeDialog requestId={requestId} onChoose={choose} onClose={close} /> : null}
    </Stack>
  );
}
