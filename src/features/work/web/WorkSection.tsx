import { Anchor, Button, Card, Stack, Text, Title } from '@mantine/core';
import { longDay, longMoment } from '../../../shared/words/long-day.ts';
import { showFailure } from '../../../web/api/call-toasts.ts';
import { trpc } from '../../../web/api/trpc.ts';
import { NamedSentence } from '../../../web/components/text/NamedSentence.tsx';
import { showToast } from '../../../web/components/toast/toast-store.ts';
import { TextField } from '../../../web/forms/Field.tsx';
import { FormRefused } from '../../../web/forms/FormNotice.tsx';
import { HiddenFields } from '../../../web/forms/HiddenFields.tsx';
import { SentNote } from '../../../web/forms/SentNote.tsx';
import { usePublicForm } from '../../../web/forms/usePublicForm.ts';

import type { RequestSectionProps } from '../../requests/web/page/request-section.ts';
import { workContent as words } from '../words/work.ts';
import type { Stage } from '../work.ts';
import { workLimits } from '../work-options.ts';

export function WorkSection({ requestKey }: RequestSectionProps) {
  const stages = trpc.contact.work.list.useQuery({ key: requestKey }).data ?? [];
  if (stages.length === 0) return null;
  const waiting = stages.find(({ state }) => state === 'yours');
  return (
    <Card component="section" aria-labelledby="work">
      <Stack gap="sm">
        <Title order={2} size="h4" id="work">
          {words.title}
        </Title>
        <Text fz="sm">{words.intro}</Text>
        {stages.some(({ approvedAt }) => approvedAt) ? (
          <SentNote name="approval" words={words.approve.sent} />
        ) : null}
        <ul className="ruled">
          {stages.map((stage) => (
            <StageItem key={stage.id} stage={stage} />
          ))}
        </ul>
        {waiting ? (
          <ApprovalForm
            key={`${waiting.id}-${waiting.revision}`}
            requestKey={requestKey}
            stage={waiting}
          />
        ) : null}
      </Stack>
    </Card>
  );
}

function StageItem({ stage }: { stage: Stage }) {
  const { title, text, address, dueOn, state, approvedAt, approvedBy, approvedTextHash } = stage;
  return (
    <Stack component="li" gap="xxs" py="xs">
      <Text fw={600} dir="auto">
        {title}
      </Text>
      <Text fz="sm" c="dimmed">
        {words.states[state]}
        {dueOn ? `, ${words.due(longDay(dueOn))}` : ''}
      </Text>
      {text ? (
        <Text fz="sm" dir="auto" style={{ whiteSpace: 'pre-wrap' }}>
          {text}
        </Text>
      ) : null}
      {address ? (
        <Anchor href={address} target="_blank" rel="noopener noreferrer" fz="sm">
          {words.look}
        </Anchor>
      ) : null}
      {approvedAt ? (
        <Text fz="sm" style={{ overflowWrap: 'anywhere' }}>
          <NamedSentence
            sentence={(name) => words.approved(name, longMoment(approvedAt))}
            name={approvedBy}
          />
          . {words.hash}: {approvedTextHash}
        </Text>
      ) : null}
    </Stack>
  );
}

function ApprovalForm({ requestKey, stage }: { requestKey: string; stage: Stage }) {
  const utils = trpc.useUtils();
  const sending = trpc.contact.work.approve.useMutation();
  const { id, revision, title } = stage;
  const form = usePublicForm({
    name: 'approval',
    emptyValues: { stage: String(id), revision: String(revision), name: '' },
    loadSending: async () => ({
      schema: (await import('../work.ts')).approvalFormSchema,
      send: async (approval) => {
        const stages = await sending.mutateAsync({ ...approval, key: requestKey });
        utils.contact.work.list.setData({ key: requestKey }, stages);
      },
    }),
    onSent: () => showToast(words.approve.sent),
    onFailed: (error) => {
      showFailure(error, words.approve.failed);
      void utils.contact.work.list.invalidate({ key: requestKey });
    },
  });
  const name = form.field('name');
  return (
    <form {...form.formProps} aria-labelledby="approve-stage">
      <Stack gap="sm" align="flex-start">
        <Title order={3} fz="md" id="approve-stage">
          {words.approve.title(title)}
        </Title>
        {form.refusal ? (
          <FormRefused
            refusal={form.refusal}
            words={words.approve.failed}
            fields={[{ name: 'name', label: words.approve.name.label, id: name.id }]}
            {...form.summaryProps}
          />
        ) : null}
        <Text fz="sm">{words.approve.text}</Text>
        <TextField
          {...words.approve.name}
          {...name}
          autoComplete="name"
          maxLength={workLimits.name}
          required
        />
        <input type="hidden" name="stage" value={id} />
        <input type="hidden" name="revision" value={revision} />
        <HiddenFields {...form.hiddenProps} />
        <Button type="submit" disabled={form.isSending}>
          {form.isSending ? words.approve.submitting : words.approve.submit}
        </Button>
      </Stack>
    </form>
  );
}
