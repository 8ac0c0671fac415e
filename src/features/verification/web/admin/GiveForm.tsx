import { Button, NumberInput, Stack, Text, Title } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { SelectField } from '../../../../web/forms/SelectField.tsx';
import { useCheckedForm } from '../../../../web/forms/useCheckedForm.ts';
import { givingSchema, type VerificationRequest } from '../../verification.ts';
import { verificationLimits as limits } from '../../verification-limits.ts';
import { adminVerificationWords } from '../../words/admin-verification.ts';
import type { RequestChanges } from './useRequestChanges.ts';

const words = adminVerificationWords.give;
const validate = schemaResolver(givingSchema.pick({ task: true, days: true }), { sync: true });

interface GiveFormProps {
  request: VerificationRequest;
  changes: RequestChanges;
}

/** Gives a copy of a task. */
export function GiveForm({ request: { id, tasks }, changes: { give } }: GiveFormProps) {
  const form = useCheckedForm({
    initialValues: { task: tasks[0]?.slug ?? '', days: limits.answerDays as number },
    validate,
  });
  const options = tasks.map(({ slug, title }) => ({ value: slug, label: title }));
  return (
    <form noValidate onSubmit={form.onSubmit((values) => give.mutate({ id, ...values }))}>
      <Stack gap="sm" align="flex-start">
        <Title order={2} size="h5">
          {words.title}
        </Title>
        {tasks.length === 0 ? (
          <Text c="dimmed">{words.noTasks}</Text>
        ) : (
          <>
            <SelectField label={words.task} options={options} {...form.getInputProps('task')} />
            <NumberInput
              label={words.days}
              min={1}
              max={limits.mostAnswerDays}
              {...form.getInputProps('days')}
            />
            <Button type="submit" disabled={give.isPending}>
              {words.confirm}
            </Button>
          </>
        )}
      </Stack>
    </form>
  );
}
