import { Button, Group, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { stagedDraftsContent } from '../../../../content/staged-drafts.ts';
import { defaultCategoryId } from '../../../../shared/posts.ts';
import {
  type StagedBrief,
  stagedBriefSchema,
  stagedLimits,
} from '../../../../shared/staged-drafts.ts';
import { trpc } from '../../../api/trpc.ts';
import { SelectField } from '../../../forms/SelectField.tsx';
import { useCheckedForm } from '../../../forms/useCheckedForm.ts';

const { brief: words } = stagedDraftsContent;

export const emptyBrief: StagedBrief = {
  ...{ subject: '', reader: '', goal: '', sources: '', voice: '' },
  categoryId: defaultCategoryId,
};

const validate = schemaResolver(stagedBriefSchema, { sync: true });

interface BriefFormProps {
  brief: StagedBrief;
  /** Words of the button that sends it. */
  send: string;
  isBusy: boolean;
  onSend: (brief: StagedBrief) => void;
  onClose?: () => void;
}

/** Who is to read the post, what for, and what from. */
export function BriefForm({ brief, send, isBusy, onSend, onClose }: BriefFormProps) {
  const categories = trpc.admin.categories.list.useQuery();
  const form = useCheckedForm<StagedBrief>({ initialValues: brief, validate });
  const line = (field: 'reader' | 'goal' | 'voice', label: string, description: string) => (
    <TextInput
      {...{ label, description }}
      {...form.getInputProps(field)}
      maxLength={stagedLimits[field]}
    />
  );
  return (
    <form noValidate onSubmit={form.onSubmit(onSend)}>
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
        <Group gap="xs">
          <Button type="submit" variant={onClose ? 'filled' : 'default'} disabled={isBusy}>
            {send}
          </Button>
          {onClose ? (
            <Button variant="subtle" onClick={onClose}>
              {words.close}
            </Button>
          ) : null}
        </Group>
      </Stack>
    </form>
  );
}
