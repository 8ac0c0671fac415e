import { Alert, Badge, Box, Button, Group, Stack, Text, Textarea, Title } from '@mantine/core';
import { type SubmitEvent, useEffect, useId } from 'react';
import { maxDraftText } from '../../../../../shared/admin/unsent-drafts.ts';
import { LogEntry } from '../../../../../web/admin/list/LogEntry.tsx';
import { withToasts } from '../../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { DraftState } from '../../../../../web/forms/drafts/DraftState.tsx';
import type { ListedRequest } from '../../../contact-inbox.ts';
import { maxTextLength, type SentText } from '../../../text-answers.ts';
import { textAnswersContent as words } from '../../../words/text-answers.ts';
import classes from '../InboxRequest.module.css';
import { OtherWriters } from './OtherWriters.tsx';
import { SaidMeanwhileDialog } from './SaidMeanwhileDialog.tsx';
import { SavedReplies } from './SavedReplies.tsx';
import { useAnswering } from './useAnswering.ts';
import { useRequestDraft } from './useRequestDraft.ts';

const watchMs = 3_000;

const isUnderWay = ({ state }: SentText) => state === 'waiting' || state === 'handedOver';

export function AnswerByText({ request }: { request: ListedRequest }) {
  const { id } = request;
  const titleId = useId();
  const { inbox, textAnswers } = trpc.useUtils().admin;
  const draft = useRequestDraft(id, 'answer');
  const { text: body, keeper } = draft;
  const answers = trpc.admin.textAnswers.list.useQuery(
    { id },
    { refetchInterval: (query) => (query.state.data?.texts.some(isUnderWay) ? watchMs : false) },
  );
  const answering = useAnswering(draft, answers.data?.texts ?? []);
  const ends = withToasts({
    done: words.toasts.sent,
    failed: words.toasts.failed,
    onDone: () => {
      draft.sent();
      answering.sent();
      return Promise.all([textAnswers.list.invalidate({ id }), inbox.invalidate()]);
    },
    onFailed: () => keeper.flush(),
  });
  const sending = trpc.admin.textAnswers.send.useMutation({
    ...ends,
    onError: (error) => {
      if (!answering.holdBack(error)) return ends.onError(error);
      void keeper.flush();
      return textAnswers.list.invalidate({ id });
    },
  });
  const send = async (after: number) => {
    await keeper.settle();
    sending.mutate({ id, body, after, draft: keeper.lineage() });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void send(answering.after());
  };
  const { threads } = trpc.useUtils().admin;
  const { mutate: markSeen } = trpc.admin.threads.markSeen.useMutation({
    onSuccess: () => threads.unseen.invalidate(),
  });
  const hasUnseen =
    answers.data?.texts.some(({ side, seenAt }) => side === 'incoming' && !seenAt) ?? false;
  useEffect(() => {
    if (hasUnseen) markSeen({ requestId: id });
  }, [hasUnseen, markSeen, id]);
  const { length } = body.trim();
  const tooMany = length - maxTextLength;
  const { texts = [], isOptedOut = false } = answers.data ?? {};
  return (
    <section aria-labelledby={titleId}>
      <Title order={3} fz="md" id={titleId}>
        {words.title}
      </Title>
      {isOptedOut ? (
        <Alert>{words.optedOut}</Alert>
      ) : (
        <Stack gap="sm" align="flex-start" mt="xs">
          {/* Outside the form: the dialog of the replies would submit it. */}
          <SavedReplies
            request={request}
            onChoose={(reply) => answering.change(body ? `${body}\n\n${reply}` : reply)}
          />
          <Box component="form" w="100%" onSubmit={submit}>
            <Textarea
              label={words.field}
              description={words.hint}
              rows={4}
              error={tooMany > 0 ? words.tooLong(tooMany) : null}
              readOnly={sending.isPending}
              value={body}
              maxLength={maxDraftText}
              onChange={(event) => answering.change(event.currentTarget.value)}
            />
            <DraftState draft={draft} />
            <OtherWriters writers={draft.otherWriters} />
            <Group mt="xs" gap="xs">
              <Button type="submit" disabled={length === 0 || tooMany > 0 || sending.isPending}>
                {sending.isPending ? words.sending : words.send}
              </Button>
              <Text fz="sm" c="dimmed">
                {words.length(length, maxTextLength)}
              </Text>
            </Group>
          </Box>
          <SaidMeanwhileDialog answering={answering} onSend={(after) => void send(after)} />
        </Stack>
      )}
      {texts.length > 0 ? (
        <ul className="ruled" aria-label={words.sent}>
          {texts.map((text) => (
            <LogEntry
              key={text.id}
              at={text.createdAt}
              actions={text.state ? <Badge>{words.states[text.state]}</Badge> : null}
            >
              <Text span inherit fw={600}>
                {words.from[text.side]}
              </Text>
              <p className={classes.message} dir="auto">
                {text.body}
              </p>
              {text.fault ? (
                <Text span inherit c="dimmed">
                  {text.fault}
                </Text>
              ) : null}
            </LogEntry>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
