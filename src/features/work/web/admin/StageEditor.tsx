import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { withToasts } from '../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { SelectField } from '../../../../web/forms/SelectField.tsx';
import { useCheckedForm } from '../../../../web/forms/useCheckedForm.ts';
import { adminWorkContent, workContent } from '../../words/work.ts';
import { type Stage, type StageForm, stageFormSchema } from '../../work.ts';
import { stageStates, workLimits } from '../../work-options.ts';

const { form: words, toasts } = adminWorkContent;
const validate = schemaResolver(stageFormSchema, { sync: true });
const states = stageStates.map((value) => ({ value, label: workContent.states[value] }));
const empty: StageForm = { title: '', text: '', address: '', dueOn: '', state: 'ours' };

function valuesOf({ title, text, address, dueOn, state }: StageForm): StageForm {
  return { title, text, address, dueOn, state };
}

interface StageEditorProps {
  requestId: number;
  /** Null for a new one. */
  stage: Stage | null;
  onClose: () => void;
}

export function StageEditor({ requestId, stage, onClose }: StageEditorProps) {
  const utils = trpc.useUtils();
  const form = useCheckedForm<StageForm>({ initialValues: valuesOf(stage ?? empty), validate });
  const told = withToasts({
    done: toasts.saved,
    failed: toasts.failed,
    onDone: async () => {
      onClose();
      await utils.admin.work.list.invalidate();
    },
    onFailed: () => utils.admin.work.list.invalidate(),
  });
  const adding = trpc.admin.work.add.useMutation(told);
  const changing = trpc.admin.work.change.useMutation(told);
  const save = (values: StageForm) =>
    stage
      ? changing.mutate({ ...values, requestId, id: stage.id, seen: stage.revision })
      : adding.mutate({ ...values, requestId });
  const isSaving = adding.isPending || changing.isPending;
  return (
    <form
      noValidate
      aria-label={stage ? `${adminWorkContent.change}: ${stage.title}` : words.new}
      onSubmit={form.onSubmit(save)}
    >
      <Stack gap="sm" maw="46rem">
        <Group align="flex-start">
          <TextInput
            label={words.title}
            maxLength={workLimits.title}
            flex="2 1 14rem"
            required
            {...form.getInputProps('title')}
          />
          <TextInput label={words.dueOn} type="date" {...form.getInputProps('dueOn')} />
          <SelectField label={words.state} options={states} {...form.getInputProps('state')} />
        </Group>
        <Textarea
          label={words.text}
          rows={4}
          maxLength={workLimits.text}
          {...form.getInputProps('text')}
        />
        <TextInput
          label={words.address}
          type="url"
          maxLength={workLimits.address}
          {...form.getInputProps('address')}
        />
        <Group gap="xs">
          <Button type="submit" disabled={isSaving}>
            {isSaving ? words.saving : words.save}
          </Button>
          <Button variant="default" onClick={onClose}>
            {words.close}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
