import { Box, Button, Stack } from '@mantine/core';
import { type SubmitEvent, useRef, useState } from 'react';
import { firstMessages } from '../../../../../shared/first-messages.ts';
import { fieldErrorsOf } from '../../../../../web/api/call-errors.ts';
import { withToasts } from '../../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { DraftState } from '../../../../../web/forms/drafts/DraftState.tsx';
import type { ListedRequest } from '../../../contact-inbox.ts';
import { requestLimits } from '../../../request-options.ts';
import { answerFormSchema, type RequestThread } from '../../../requests.ts';
import { adminInboxContent } from '../../../words/contact-inbox.ts';
import { AnswerField } from './AnswerField.tsx';
import { OtherWriters } from './OtherWriters.tsx';
import { SaidMeanwhileDialog } from './SaidMeanwhileDialog.tsx';
import { SavedReplies } from './SavedReplies.tsx';
import { useAnswering } from './useAnswering.ts';
import { useRun } from './useNextWaiting.ts';
import { useRequestDraft } from './useRequestDraft.ts';

const words = adminInboxContent.thread.answer;

interface AnswerFormProps {
  request: ListedRequest;
  isMailOn: boolean;
  /** Entries after the request itself. */
  said: RequestThread['entries'];
}

export function AnswerForm({ request, isMailOn, said }: AnswerFormProps) {
  const requestId = request.id;
  const utils = trpc.useUtils();
  const draft = useRequestDraft(requestId, 'answer');
  const { text, keeper } = draft;
  const field = useRef<HTMLTextAreaElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const answering = useAnswering(draft, said);
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
    const checked = answerFormSchema.safeParse({ text });
    if (!checked.success) {
      setRefusal(firstMessages(checked.error).text);
      field.current?.focus();
      return;
    }
    await keeper.settle();
    answer.mutate({ ...checked.data, after, requestId, draft: keeper.lineage() });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void send(answering.after());
  };
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
            label={words.label}
            description={isMailOn ? words.byMail : words.onPage}
            error={refusal}
            rows={6}
            maxLength={requestLimits.maxAnswer}
            readOnly={answer.isPending}
            w="100%"
            maw="var(--site-measure)"
            value={text}
            onText={change}
          />
          <DraftState draft={draft} />
          <OtherWriters writers={draft.otherWriters} />
          <Button type="submit" disabled={answer.isPending}>
            {answer.isPending ? words.submitting : words.submit}
          </Button>
        </Stack>
      </Box>
      <SaidMeanwhileDialog answering={answering} onSend={(after) => void send(after)} />
    </Stack>
  );
}
