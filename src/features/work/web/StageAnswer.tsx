import { Box, Title } from '@mantine/core';
import { showFailure } from '../../../web/api/call-toasts.ts';
import { trpc } from '../../../web/api/trpc.ts';
import { showToast } from '../../../web/components/toast/toast-store.ts';
import { HiddenFields } from '../../../web/forms/HiddenFields.tsx';
import { SelectField } from '../../../web/forms/SelectField.tsx';
import { usePublicForm } from '../../../web/forms/usePublicForm.ts';
import { TextForm } from '../../conversations/web/TextForm.tsx';
import { workContent } from '../words/work.ts';
import type { Stage } from '../work.ts';
import { workLimits } from '../work-options.ts';

const words = workContent.answer;

interface StageAnswerProps {
  requestKey: string;
  stages: readonly Stage[];
  /** The stage that is chosen at first. */
  start: Stage | undefined;
}

export function StageAnswer({ requestKey, stages, start }: StageAnswerProps) {
  const utils = trpc.useUtils();
  const sending = trpc.contact.work.answer.useMutation();
  const form = usePublicForm({
    name: 'stageAnswer',
    emptyValues: { stage: String(start?.id ?? ''), text: '' },
    loadSending: async () => ({
      schema: (await import('../work.ts')).stageAnswerFormSchema,
      send: async (answer) => {
        await sending.mutateAsync({ ...answer, key: requestKey });
        await utils.contact.requests.byKey.invalidate({ key: requestKey });
      },
    }),
    onSent: () => showToast(words.sent),
    onFailed: (error) => showFailure(error, words.failed),
  });
  const options = stages.map(({ id, title }) => ({ value: String(id), label: title }));
  const title = (
    <Title order={3} fz="md" id="answer-stage">
      {words.title}
    </Title>
  );
  return (
    <Box maw="46rem">
      <TextForm
        form={form}
        words={words}
        heading={{ id: 'answer-stage', title }}
        choice={<SelectField label={words.stage} options={options} {...form.field('stage')} />}
        maxLength={workLimits.note}
        rows={3}
        variant="default"
      >
        <HiddenFields {...form.hiddenProps} />
      </TextForm>
    </Box>
  );
}
