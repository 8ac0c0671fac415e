import { Button, Group, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import type { DraftLineage } from '../../../../../shared/admin/unsent-drafts.ts';
import { unsentDraftsContent } from '../../../../../shared/words/unsent-drafts.ts';
import type { AdminDraft } from '../../../../../web/admin/form/useAdminDraft.ts';
import { ReasonedButton } from '../../../../../web/admin/ReasonedButton.tsx';
import { trpc } from '../../../../../web/api/trpc.ts';
import { DraftState } from '../../../../../web/forms/drafts/DraftState.tsx';
import { useDraftedForm } from '../../../../../web/forms/drafts/useDraftedForm.ts';
import { SelectField } from '../../../../../web/forms/SelectField.tsx';
import { defaultCategoryId } from '../../../../posts/posts.ts';
import {
  readUnsentBrief,
  type StagedBrief,
  stagedBriefSchema,
  stagedLimits,
  unsentBriefText,
} from '../../../staged-drafts.ts';
import { stagedDraftsContent } from '../../../words/staged-drafts.ts';

const { brief: words } = stagedDraftsContent;

export const emptyBrief: StagedBrief = {
  ...{ subject: '', reader: '', goal: '', sources: '', voice: '' },
  categoryId: defaultCategoryId,
};

const validate = schemaResolver(stagedBriefSchema, { sync: true });

function readable(text: string): string {
  const typed = readUnsentBrief(text);
  if (!typed) return '';
  const { subject, reader, goal, voice, sources } = typed;
  return [subject, reader, goal, voice, sources].filter(Boolean).join('\n');
}

interface BriefFormProps {
  brief: StagedBrief;
  draft: AdminDraft;
  send: string;
  isBusy: boolean;
  onSend: (sent: { brief: StagedBrief; draft: DraftLineage }) => void;
  onClose?: () => void;
}

export function BriefForm({ brief, draft, send, isBusy, onSend, onClose }: BriefFormProps) {
  const categories = trpc.admin.categories.list.useQuery();
  const { keeper } = draft;
  const { form, discard } = useDraftedForm<StagedBrief>({
    ...{ draft, validate, start: brief, textOf: unsentBriefText, read: readUnsentBrief },
  });
  const submit = async (typed: StagedBrief) => {
    await keeper.settle();
    onSend({ brief: typed, draft: keeper.lineage() });
  };
  const line = (field: 'reader' | 'goal' | 'voice', label: string, description: string) => (
    <TextInput
      {...{ label, description }}
      {...form.getInputProps(field)}
      maxLength={stagedLimits[field]}
    />
  );
  return (
    <form noValidate onSubmit={form.onSubmit((typed) => void submit(typed))}>
      <Stack>
        <TextInput
          label={words.subject}
          {...form.getInputProps('subject')}
          maxLength={stagedLimits.subject}
          autoComplete="off"
          required
        />
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          {line('reader', words.reader, words.readerHint)}
          {line('goal', words.goal, words.goalHint)}
          {line('voice', words.voice, words.voiceHint)}
          <SelectField
            label={words.category}
            description={words.categoryHint}
            options={(categories.data ?? []).map(({ id, name }) => ({
              value: String(id),
              label: name,
            }))}
            value={String(form.values.categoryId)}
            onChange={(event) =>
              form.setFieldValue('categoryId', Number(event.currentTarget.value))
            }
          />
        </SimpleGrid>
        <Textarea
          label={words.sources}
          description={words.sourcesHint}
          {...form.getInputProps('sources')}
          maxLength={stagedLimits.sources}
          rows={4}
          resize="vertical"
        />
        <DraftState draft={draft} readable={readable} />
        <Group gap="xs">
          <ReasonedButton
            type="submit"
            variant={onClose ? 'filled' : 'default'}
            reason={isBusy ? stagedDraftsContent.step.isKeeping : null}
          >
            {send}
          </ReasonedButton>
          {onClose ? (
            <Button variant="subtle" onClick={onClose}>
              {words.close}
            </Button>
          ) : null}
          {draft.text === '' ? null : (
            <Button variant="subtle" onClick={discard}>
              {unsentDraftsContent.discard}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
}
