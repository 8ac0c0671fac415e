import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { withToasts } from '../../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import type { AiDraft } from '../../../ai-drafts.ts';
import { adminAiDraftsContent as words } from '../../../words/ai-drafts.ts';
import { WrittenSoFar } from './AiDraftProgress.tsx';
import { useAiDraftChanges } from './useAiDraft.ts';

interface EndedAiDraftProps {
  draft: AiDraft;
  onAgain: (request: Pick<AiDraft, 'subject' | 'categoryId'>) => void;
  onDiscarded: (draft: { id: number; title: string }) => void;
}

/** Failed or canceled draft with its partial text. */
export function EndedAiDraft({ draft, onAgain, onDiscarded }: EndedAiDraftProps) {
  const { id, subject, title } = draft;
  const { refresh } = useAiDraftChanges();
  const discard = trpc.admin.aiDrafts.discard.useMutation(
    withToasts({
      failed: words.toasts.changeFailed,
      onDone: () => {
        onDiscarded({ id, title: title || subject });
        return refresh();
      },
    }),
  );
  return (
    <Paper component="section" withBorder radius="md" p="lg" mt="xl" aria-label={words.ended.title}>
      <Stack gap="lg">
        <Text fw={600}>{words.ended.about(subject)}</Text>
        <WrittenSoFar draft={draft} />
        <Group justify="space-between">
          <Button
            variant="default"
            disabled={discard.isPending}
            onClick={() => discard.mutate({ id })}
          >
            {words.review.discard}
          </Button>
          <Button onClick={() => onAgain(draft)}>{words.ended.again}</Button>
        </Group>
      </Stack>
    </Paper>
  );
}
