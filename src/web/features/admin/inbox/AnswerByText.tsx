import { Alert, Badge, Box, Button, Group, Stack, Text, Textarea, Title } from '@mantine/core';
import { type SubmitEvent, useId, useState } from 'react';
import { textAnswersContent as words } from '../../../../content/text-answers.ts';
import type { InboxEntry } from '../../../../shared/contact-inbox.ts';
import { maxTextLength, type SentText } from '../../../../shared/text-answers.ts';
import { withToasts } from '../../../api/call-toasts.ts';
import { trpc } from '../../../api/trpc.ts';
import { LogEntry } from '../parts/LogEntry.tsx';
import classes from './InboxRequest.module.css';
import { SavedReplies } from './SavedReplies.tsx';

/** How often the way of a text is looked at that has not come to its end. */
const watchMs = 3_000;

const isUnderWay = ({ state }: SentText) => state === 'waiting' || state === 'handedOver';

/** Answers a text message by one of ours, and shows how far each has come. */
export function AnswerByText({ entry }: { entry: InboxEntry }) {
  const { id } = entry;
  const titleId = useId();
  const { inbox, textAnswers } = trpc.useUtils().admin;
  const [body, setBody] = useState('');
  const answers = trpc.admin.textAnswers.list.useQuery(
    { id },
    { refetchInterval: (query) => (query.state.data?.texts.some(isUnderWay) ? watchMs : false) },
  );
  const sending = trpc.admin.textAnswers.send.useMutation(
    withToasts({
      done: words.toasts.sent,
      failed: words.toasts.failed,
      onDone: () => {
        setBody('');
        return Promise.all([textAnswers.list.invalidate({ id }), inbox.invalidate()]);
      },
    }),
  );
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    sending.mutate({ id, body });
  };
  // As it is sent: without the space around it.
  const { length } = body.trim();
  const tooMany = length - maxTextLength;
  const { texts = [], isOptedOut = false } = answers.data ?? {};
  return (
    <section aria-labelledby={titleId}>
      <Title order={4} fz="md" id={titleId}>
        {words.title}
      </Title>
      {isOptedOut ? (
        <Alert>{words.optedOut}</Alert>
      ) : (
        <Stack gap="sm" align="flex-start" mt="xs">
          {/* Not inside the form, which the dialog of the replies would send. */}
          <SavedReplies entry={entry} onChoose={setBody} />
          <Box component="form" w="100%" onSubmit={send}>
            <Textarea
              label={words.field}
              description={words.hint}
              rows={4}
              error={tooMany > 0 ? words.tooLong(tooMany) : null}
              readOnly={sending.isPending}
              value={body}
              onChange={(event) => setBody(event.currentTarget.value)}
            />
            <Group mt="xs" gap="xs">
              <Button type="submit" disabled={length === 0 || tooMany > 0 || sending.isPending}>
                {sending.isPending ? words.sending : words.send}
              </Button>
              <Text fz="sm" c="dimmed">
                {words.length(length, maxTextLength)}
              </Text>
            </Group>
          </Box>
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
              <p className={classes.message}>{text.body}</p>
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
