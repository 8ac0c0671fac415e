import { Button, Stack, Title } from '@mantine/core';
import { Fragment } from 'react';
import { showFailure } from '../../../web/api/call-toasts.ts';
import { trpc } from '../../../web/api/trpc.ts';
import { showToast } from '../../../web/components/toast/toast-store.ts';
import { TextAreaField } from '../../../web/forms/Field.tsx';
import { FormRefused, FormSent } from '../../../web/forms/FormNotice.tsx';
import { HiddenFields } from '../../../web/forms/HiddenFields.tsx';
import { SelectField } from '../../../web/forms/SelectField.tsx';
import { usePublicForm } from '../../../web/forms/usePublicForm.ts';
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
  const text = form.field('text');
  const options = stages.map(({ id, title }) => ({ value: String(id), label: title }));
  return (
    <form {...form.formProps} aria-labelledby="answer-stage">
      <Stack gap="sm" maw="46rem">
        <Title order={3} fz="md" id="answer-stage">
          {words.title}
        </Title>
        {form.wasSent ? (
          <FormSent title={words.sent.title} {...form.sentProps}>
            <p>{words.sent.description}</p>
          </FormSent>
        ) : null}
        {form.refusal ? (
          <FormRefused
            refusal={form.refusal}
            words={words.failed}
            fields={[{ name: 'text', label: words.text.label, id: text.id }]}
            {...form.summaryProps}
          />
        ) : null}
        <Fragment key={form.fieldsKey}>
          <SelectField label={words.stage} options={options} {...form.field('stage')} />
          <TextAreaField {...words.text} {...text} maxLength={workLimits.note} rows={3} required />
        </Fragment>
        <HiddenFields {...form.hiddenProps} />
        <div>
          <Button type="submit" variant="default" disabled={form.isSending}>
            {form.isSending ? words.submitting : words.submit}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
