import { Button, Checkbox, Group, Stack, Text, Textarea } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { useState } from 'react';
import { longDay } from '../../../../shared/words/long-day.ts';
import { withToasts } from '../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { useCheckedForm } from '../../../../web/forms/useCheckedForm.ts';
import { adminWorkContent, workContent } from '../../words/work.ts';
import { newEndSchema } from '../../work.ts';
import { workLimits } from '../../work-options.ts';

const words = adminWorkContent.end;
const validate = schemaResolver(newEndSchema.pick({ question: true }), { sync: true });

/** The work ends once no stage is open. */
export function EndOfWork({ requestId, canEnd }: { requestId: number; canEnd: boolean }) {
  const end = trpc.admin.work.end.useQuery({ requestId }).data;
  const [isAsking, setIsAsking] = useState(false);
  if (end) {
    return (
      <Stack gap="xxs">
        <Text fz="sm" fw={600}>
          {workContent.end.on(longDay(end.endedAt.toISOString()))}
        </Text>
        <Text fz="sm" dir="auto">
          {end.question}
        </Text>
        <Text fz="sm" c={end.answer ? undefined : 'dimmed'} dir="auto">
          {end.answer ? `${workContent.end.answered(end.answeredBy)}: ${end.answer}` : words.none}
        </Text>
      </Stack>
    );
  }
  if (!canEnd) return null;
  return isAsking ? (
    <EndForm requestId={requestId} onClose={() => setIsAsking(false)} />
  ) : (
    <Group>
      <Button variant="default" onClick={() => setIsAsking(true)}>
        {words.open}
      </Button>
    </Group>
  );
}

function EndForm({ requestId, onClose }: { requestId: number; onClose: () => void }) {
  const utils = trpc.useUtils();
  const form = useCheckedForm({
    initialValues: { question: String(words.start), asksTestimonial: true },
    validate,
  });
  const ending = trpc.admin.work.finish.useMutation(
    withToasts({
      done: words.sent,
      failed: words.failed,
      onDone: () => utils.admin.work.invalidate(),
    }),
  );
  return (
    <form
      noValidate
      aria-label={words.open}
      onSubmit={form.onSubmit((end) => ending.mutate({ ...end, requestId }))}
    >
      <Stack gap="sm" maw="46rem">
        <Textarea
          label={words.question}
          rows={3}
          maxLength={workLimits.text}
          required
          {...form.getInputProps('question')}
        />
        <Checkbox
          label={words.asksTestimonial}
          {...form.getInputProps('asksTestimonial', { type: 'checkbox' })}
        />
        <Group gap="xs">
          <Button type="submit" disabled={ending.isPending}>
            {ending.isPending ? words.submitting : words.submit}
          </Button>
          <Button variant="default" onClick={onClose}>
            {adminWorkContent.form.close}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
