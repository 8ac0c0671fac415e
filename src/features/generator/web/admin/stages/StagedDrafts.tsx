import { Badge, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { unsentDraftsContent } from '../../../../../shared/words/unsent-drafts.ts';
import { ActionButton } from '../../../../../web/admin/Action.tsx';
import { formatDateTime } from '../../../../../web/admin/format-time.ts';
import { RemovedRow } from '../../../../../web/admin/list/RemovedRow.tsx';
import { withToasts } from '../../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { Time } from '../../../../../web/components/text/Time.tsx';
import { stagedDraftsContent as words } from '../../../words/staged-drafts.ts';
import { BriefForm, emptyBrief } from './BriefForm.tsx';
import { StagePart } from './StagePart.tsx';
import { useUnsentBrief } from './useUnsentBrief.ts';

interface StagedDraftsProps {
  discarded: { id: number; subject: string } | null;
  onOpen: (id: number) => void;
}

export default function StagedDrafts({ discarded, onOpen }: StagedDraftsProps) {
  const utils = trpc.useUtils();
  const rows = trpc.admin.stagedDrafts.list.useQuery(undefined, { refetchOnMount: 'always' }).data;
  const draft = useUnsentBrief(null);
  const [isBeginning, setBeginning] = useState(false);
  const begin = trpc.admin.stagedDrafts.begin.useMutation(
    withToasts({
      failed: words.toasts.failed,
      onDone: ({ id }: { id: number }) => {
        draft.sent();
        onOpen(id);
      },
      onFailed: () => draft.keeper.flush(),
    }),
  );
  const undo = trpc.admin.stagedDrafts.undiscard.useMutation(
    withToasts({
      failed: words.toasts.failed,
      onDone: () => utils.admin.stagedDrafts.list.invalidate(),
    }),
  );
  const isGone = discarded !== null && rows?.every(({ id }) => id !== discarded.id);

  return (
    <Stack component="section" gap="md" mt="3xl" aria-labelledby="staged-drafts-title">
      <div>
        <Title order={3} size="h4" id="staged-drafts-title">
          {words.title}
        </Title>
        <Text c="dimmed" fz="sm" maw="var(--site-measure)">
          {words.intro}
        </Text>
      </div>
      {isGone ? (
        <RemovedRow
          context={discarded.subject}
          undo={words.undo}
          isBusy={undo.isPending}
          onUndo={() => undo.mutate({ id: discarded.id })}
        >
          {words.discarded(discarded.subject)}
        </RemovedRow>
      ) : null}
      {rows && rows.length > 0 ? (
        <ul className="ruled" aria-label={words.listLabel}>
          {rows.map(({ id, subject, sectionCount, updatedAt }) => (
            <li key={id}>
              <Group justify="space-between" py="sm">
                <div>
                  <strong dir="auto">{subject}</strong>
                  <Text c="dimmed" fz="sm">
                    {words.row(sectionCount)}, <Time at={updatedAt} format={formatDateTime} />
                  </Text>
                </div>
                <ActionButton context={subject} onClick={() => onOpen(id)}>
                  {words.goOn}
                </ActionButton>
              </Group>
            </li>
          ))}
        </ul>
      ) : null}
      {isBeginning ? (
        <StagePart title={words.brief.title}>
          <BriefForm
            brief={emptyBrief}
            draft={draft}
            send={words.brief.create}
            isBusy={begin.isPending}
            onSend={(sent) => begin.mutate({ ...sent.brief, draft: sent.draft })}
            onClose={() => setBeginning(false)}
          />
        </StagePart>
      ) : (
        <Group>
          <Button variant="default" onClick={() => setBeginning(true)}>
            {words.begin}
          </Button>
          {draft.text === '' ? null : <Badge color="sand">{unsentDraftsContent.mark}</Badge>}
        </Group>
      )}
    </Stack>
  );
}
