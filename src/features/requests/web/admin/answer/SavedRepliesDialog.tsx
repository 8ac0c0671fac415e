import { Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { useState } from 'react';
import { ActionButton } from '../../../../../web/admin/Action.tsx';
import { withToasts } from '../../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { Dialog } from '../../../../../web/components/dialog/Dialog.tsx';
import { useCheckedForm } from '../../../../../web/forms/useCheckedForm.ts';
import { type SavedReply, savedReplyFormSchema, savedReplyLimits } from '../../../saved-replies.ts';
import { savedRepliesContent } from '../../../words/saved-replies.ts';

const { dialog: words, toasts } = savedRepliesContent;

interface SavedRepliesDialogProps {
  replies: readonly SavedReply[];
  onClose: () => void;
}

export function SavedRepliesDialog({ replies, onClose }: SavedRepliesDialogProps) {
  const { replies: api } = trpc.useUtils().admin.inbox;
  const [edited, setEdited] = useState<SavedReply | null>(null);
  const removing = trpc.admin.inbox.replies.remove.useMutation(
    withToasts({
      done: toasts.removed,
      failed: toasts.failed,
      onDone: () => api.list.invalidate(),
    }),
  );
  return (
    <Dialog
      title={words.title}
      onClose={onClose}
      answers={[{ label: words.close, onChoose: onClose }]}
    >
      <Text fz="sm" c="dimmed">
        {words.intro}
      </Text>
      {replies.length === 0 ? <Text fz="sm">{words.none}</Text> : null}
      <ul className="ruled">
        {replies.map((reply) => (
          <Group key={reply.id} component="li" justify="space-between" gap="xs" py="xs">
            <Text fz="sm" flex="1 1 8rem" miw={0}>
              <bdi>{reply.title}</bdi>
            </Text>
            <ActionButton context={reply.title} onClick={() => setEdited(reply)}>
              {words.change}
            </ActionButton>
            <ActionButton
              context={reply.title}
              isDangerous
              disabled={removing.isPending}
              onClick={() => removing.mutate({ id: reply.id })}
            >
              {words.remove}
            </ActionButton>
          </Group>
        ))}
      </ul>
      <ReplyForm key={edited?.id ?? 'new'} edited={edited} onDone={() => setEdited(null)} />
    </Dialog>
  );
}

function ReplyForm({ edited, onDone }: { edited: SavedReply | null; onDone: () => void }) {
  const { replies: api } = trpc.useUtils().admin.inbox;
  const form = useCheckedForm({
    initialValues: { title: edited?.title ?? '', body: edited?.body ?? '' },
    validate: schemaResolver(savedReplyFormSchema, { sync: true }),
  });
  const saving = trpc.admin.inbox.replies.save.useMutation(
    withToasts({
      done: toasts.saved,
      failed: toasts.failed,
      form,
      onDone: async () => {
        await api.list.invalidate();
        form.reset();
        onDone();
      },
    }),
  );
  const save = form.onSubmit((values) =>
    saving.mutate(edited ? { id: edited.id, ...values } : values),
  );
  return (
    <form noValidate onSubmit={save}>
      <Stack gap="sm">
        <TextInput
          label={words.name}
          maxLength={savedReplyLimits.title}
          {...form.getInputProps('title')}
        />
        <Textarea
          label={words.body}
          rows={5}
          maxLength={savedReplyLimits.body}
          {...form.getInputProps('body')}
        />
        <Group gap="xs">
          <Button type="submit" disabled={saving.isPending}>
            {saving.isPending ? words.saving : edited ? words.save : words.add}
          </Button>
          {edited ? (
            <Button variant="default" onClick={onDone}>
              {words.cancel}
            </Button>
          ) : null}
        </Group>
      </Stack>
    </form>
  );
}
