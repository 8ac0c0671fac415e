import { Alert, Box, Button, Group, Stack, Text } from '@mantine/core';
import { type SubmitEvent, useRef, useState } from 'react';
import { maxDraftText } from '../../../../../shared/admin/unsent-drafts.ts';
import { firstMessages } from '../../../../../shared/first-messages.ts';
import { fieldErrorsOf } from '../../../../../web/api/call-errors.ts';
import { withToasts } from '../../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { DraftState } from '../../../../../web/forms/drafts/DraftState.tsx';
import { SelectField } from '../../../../../web/forms/SelectField.tsx';
import type { ListedRequest } from '../../../contact-inbox.ts';
import { requestLimits } from '../../../request-options.ts';
import { type AnswerChannel, answerFormSchemas, type RequestThread } from '../../../requests.ts';
import { answerRefusals, answerWords } from '../../../words/answers.ts';
import { AnswerField } from './AnswerField.tsx';
import { OtherWriters } from './OtherWriters.tsx';
import { SaidMeanwhileDialog } from './SaidMeanwhileDialog.tsx';
import { SavedReplies } from './SavedReplies.tsx';
import { useAnswering } from './useAnswering.ts';
import { useRun } from './useNextWaiting.ts';
import { useRequestDraft } from './useRequestDraft.ts';

interface AnswerFormProps {
  request: ListedRequest;
  thread: RequestThread;
}

/** Renders nothing for a sender whom no channel reaches. */
export function AnswerForm({ request, thread }: AnswerFormProps) {
  const { answerChannels, isOptedOut } = thread;
  const [chosen, setChosen] = useState<AnswerChannel>();
  const channel = answerChannels.find((one) => one === chosen) ?? answerChannels[0];
  return (
    <>
      {isOptedOut ? <Alert>{answerRefusals.optedOut}</Alert> : null}
      {answerChannels.length > 1 ? (
        <SelectField
          label={answerWords.channel}
          options={answerChannels.map((value) => ({ value, label: answerWords.channels[value] }))}
          value={channel}
          onChange={({ currentTarget: { value } }) =>
            setChosen(answerChannels.find((one) => one === value))
          }
        />
      ) : null}
      {channel ? <Composer {...{ request, thread, channel }} /> : null}
    </>
  );
}

function Composer({ request, thread, channel }: AnswerFormProps & { channel: AnswerChannel }) {
  const requestId = request.id;
  const words = answerWords[channel];
  const utils = trpc.useUtils();
  const draft = useRequestDraft(requestId, 'answer');
  const { text, keeper } = draft;
  const field = useRef<HTMLTextAreaElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const answering = useAnswering(draft, thread.entries);
  const goOn = useRun(requestId);
  const ends = withToasts({
    done: words.sent,
    failed: words.failed,
    onDone: () => {
      draft.sent();
      answering.sent();
      goOn();
      return Promise.all([
        utils.admin.threads.get.invalidate({ requestId }),
        utils.admin.inbox.invalidate(),
      ]);
    },
    onFailed: (error) => {
      setRefusal(fieldErrorsOf(error)?.text);
      return keeper.flush();
    },
  });
  const answer = trpc.admin.threads.answer.useMutation({
    ...ends,
    onError: (error) => {
      if (!answering.holdBack(error)) return ends.onError(error);
      void keeper.flush();
      return utils.admin.threads.get.invalidate({ requestId });
    },
  });
  const change = (next: string) => {
    setRefusal(undefined);
    answering.change(next);
  };
  const send = async (after: number) => {
    const checked = answerFormSchemas[channel].safeParse({ text });
    if (!checked.success) {
      setRefusal(firstMessages(checked.error).text);
      field.current?.focus();
      return;
    }
    await keeper.settle();
    answer.mutate({ ...checked.data, channel, after, requestId, draft: keeper.lineage() });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void send(answering.after());
  };
  const { length } = text.trim();
  const tooMany = channel === 'text' ? length - requestLimits.maxTextMessage : 0;
  return (
    <Stack gap="sm" align="flex-start">
      {/* Outside the form: the dialog of the replies would submit it. */}
      <SavedReplies
        request={request}
        onChoose={(reply) => change(text ? `${text}\n\n${reply}` : reply)}
      />
      <Box component="form" w="100%" noValidate onSubmit={submit}>
        <Stack gap="xs" align="flex-start">
          <AnswerField
            ref={field}
            request={request}
            label={words.field}
            description={thread.isMailOn ? words.hint : words.hintWithoutMail}
            error={tooMany > 0 ? answerWords.text.tooLong(tooMany) : refusal}
            rows={channel === 'text' ? 4 : 6}
            // A text that is too long for its channel is shortened in the field.
            maxLength={maxDraftText}
            readOnly={answer.isPending}
            w="100%"
            maw="var(--site-measure)"
            value={text}
            onText={change}
          />
          <DraftState draft={draft} />
          <OtherWriters writers={draft.otherWriters} />
          <Group gap="xs">
            <Button type="submit" disabled={answer.isPending || tooMany > 0}>
              {answer.isPending ? words.submitting : words.submit}
            </Button>
            {channel === 'text' ? (
              <Text fz="sm" c="dimmed">
                {answerWords.text.length(length, requestLimits.maxTextMessage)}
              </Text>
            ) : null}
          </Group>
        </Stack>
      </Box>
      <SaidMeanwhileDialog answering={answering} onSend={(after) => void send(after)} />
    </Stack>
  );
}
