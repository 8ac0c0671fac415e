import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { adminLimits } from '../../../../../shared/admin/admin.ts';
import { AdminList } from '../../../../../web/admin/list/AdminList.tsx';
import { trpc } from '../../../../../web/api/trpc.ts';
import { Dialog } from '../../../../../web/components/dialog/Dialog.tsx';
import type { MergeCandidate } from '../../../merging.ts';
import { mergingWords as words } from '../../../words/merging.ts';
import { subjectOf } from './subject-of.ts';

const typingMs = 300;

interface MergeDialogProps {
  requestId: number;
  onChoose: (candidate: MergeCandidate) => void;
  onClose: () => void;
}

export function MergeDialog({ requestId, onChoose, onClose }: MergeDialogProps) {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed, typingMs);
  const candidates = trpc.admin.inbox.merging.candidates.useQuery({ id: requestId, search });
  return (
    <Dialog title={words.title} onClose={onClose}>
      <p>{words.intro}</p>
      <Text fz="sm" c="dimmed">
        {words.links}
      </Text>
      <TextInput
        label={words.search}
        value={typed}
        maxLength={adminLimits.search}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <AdminList list={candidates} rowHeight="6rem">
        {candidates.data?.length === 0 ? <Text>{words.none}</Text> : null}
        <Stack component="ul" gap="md" className="ruled">
          {candidates.data?.map((candidate) => (
            <Stack key={candidate.id} component="li" gap="xxs" py="xs" align="flex-start">
              <Text fw={600}>{subjectOf(candidate)}</Text>
              <Text fz="sm" lineClamp={2} dir="auto">
                {candidate.description}
              </Text>
              {candidate.isProven ? (
                <Button
                  size="xs"
                  variant="default"
                  aria-label={words.choose(subjectOf(candidate))}
                  onClick={() => onChoose(candidate)}
                >
                  {words.merge}
                </Button>
              ) : (
                <Text fz="sm" c="dimmed">
                  {words.unproven}
                </Text>
              )}
            </Stack>
          ))}
        </Stack>
      </AdminList>
    </Dialog>
  );
}
