import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { filePaths } from '../../../../../shared/file-paths.ts';
import { actorName } from '../../../../../web/admin/actor-name.ts';
import { formatDateTime } from '../../../../../web/admin/format-time.ts';
import { withToasts } from '../../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { Dialog } from '../../../../../web/components/dialog/Dialog.tsx';
import { LinkedText } from '../../../../../web/components/text/LinkedText.tsx';
import { Time } from '../../../../../web/components/text/Time.tsx';
import type { ListedRequest } from '../../../contact-inbox.ts';
import type { AnswerChannel, RequestThread as Thread } from '../../../requests.ts';
import { answerWords } from '../../../words/answers.ts';
import { adminInboxContent } from '../../../words/contact-inbox.ts';
import classes from '../InboxRequest.module.css';
import { AnswerForm } from './AnswerForm.tsx';
import { Countersign } from './Countersign.tsx';

const words = adminInboxContent.thread;

function Entry({ entry }: { entry: Thread['entries'][number] }) {
  const { side, channel, author, body, stage, address, file, createdAt, seenAt } = entry;
  const { delivery, quoted } = entry;
  const us = author ? words.oneOfUs(actorName(author)) : words.us;
  return (
    <li>
      <Group gap="xs" mt="sm">
        <Text fz="sm" fw={600}>
          {side === 'outgoing' ? us : author ? words.oneOfUs(author) : words.sender}
        </Text>
        <Text fz="sm" c="dimmed">
          <Time at={createdAt} format={formatDateTime} />
          {stage ? (
            <>
              , {words.about} <bdi>{stage.title}</bdi>
            </>
          ) : null}
          {words.by[channel] ? `, ${words.by[channel]}` : null}
          {side === 'outgoing' && channel !== 'text'
            ? `, ${seenAt ? words.seen(formatDateTime(seenAt)) : words.unseen}`
            : null}
        </Text>
      </Group>
      <Text fz="sm" mb="sm" maw="var(--site-measure)" className={classes.message} dir="auto">
        {file ? (
          <a href={filePaths.ownersRequestFile(file.id)} download>
            <bdi>{file.name}</bdi>
          </a>
        ) : (
          <LinkedText>{[body, address].filter(Boolean).join('\n\n')}</LinkedText>
        )}
      </Text>
      {quoted ? (
        <Text component="details" fz="sm" mb="sm" maw="var(--site-measure)">
          <summary>{words.quoted}</summary>
          <Text fz="sm" c="dimmed" mt="xs" className={classes.message} dir="auto">
            {quoted}
          </Text>
        </Text>
      ) : null}
      {delivery ? (
        <Text fz="sm" mb="sm" c={delivery.fault ? 'var(--mantine-color-error)' : 'dimmed'}>
          {deliveryWords(delivery, answerWords[channel === 'text' ? 'text' : 'page'].states)}
        </Text>
      ) : null}
    </li>
  );
}

function deliveryWords(
  { state, fault }: NonNullable<Thread['entries'][number]['delivery']>,
  states: (typeof answerWords)[AnswerChannel]['states'],
): string {
  switch (state) {
    case 'waiting':
      return fault ? states.refused(fault) : states.waiting;
    case 'unclear':
    case 'undeliverable':
      return states[state](fault);
    case 'handedOver':
    case 'sent':
      return states[state];
  }
}

/** Answers are delivered within seconds, so an admin may be watching for it. */
const watchMs = 3_000;

const isUnderWay = (thread: Thread | undefined) =>
  thread?.entries.some(
    ({ delivery }) => delivery?.state === 'waiting' || delivery?.state === 'handedOver',
  ) ?? false;

/** Marks the sender's entries as seen. */
export function RequestThread({ request }: { request: ListedRequest }) {
  const requestId = request.id;
  const utils = trpc.useUtils();
  const thread = trpc.admin.threads.get.useQuery(
    { requestId },
    {
      refetchOnMount: 'always',
      refetchInterval: ({ state }) => (isUnderWay(state.data) ? watchMs : false),
    },
  );
  const { mutate: markSeen } = trpc.admin.threads.markSeen.useMutation({
    onSuccess: () => utils.admin.threads.unseen.invalidate(),
  });
  const hasUnseen =
    thread.data?.entries.some(({ side, seenAt }) => side === 'incoming' && !seenAt) ?? false;
  useEffect(() => {
    if (hasUnseen) markSeen({ requestId });
  }, [hasUnseen, markSeen, requestId]);

  if (thread.isError) return <Text>{words.failed}</Text>;
  if (!thread.data) return <Skeleton height="3rem" />;
  const { entries, nda, linkCount } = thread.data;
  return (
    <Stack gap="sm">
      {entries.length > 0 ? (
        <div>
          <Title order={3} fz="md">
            {words.title}
          </Title>
          <ol className="ruled">
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ol>
        </div>
      ) : null}
      {nda ? <Countersign requestId={requestId} nda={nda} /> : null}
      <AnswerForm request={request} thread={thread.data} />
      {request.email || linkCount > 0 ? (
        <RequestLinks requestId={requestId} linkCount={linkCount} />
      ) : null}
    </Stack>
  );
}

const requestLinksWords = adminInboxContent.thread;

function RequestLinks({ requestId, linkCount }: { requestId: number; linkCount: number }) {
  const [isAsking, setIsAsking] = useState(false);
  const utils = trpc.useUtils();
  const revocation = trpc.admin.threads.revokeLinks.useMutation(
    withToasts({
      done: requestLinksWords.revoked,
      failed: requestLinksWords.revokeFailed,
      onDone: () => utils.admin.threads.get.invalidate({ requestId }),
    }),
  );
  const close = () => setIsAsking(false);
  return (
    <Group gap="md">
      <Text fz="sm" c="dimmed">
        {linkCount === 0 ? requestLinksWords.noLinks : requestLinksWords.links(linkCount)}
      </Text>
      {linkCount > 0 ? (
        <Button
          size="xs"
          variant="outline"
          color="red"
          disabled={revocation.isPending}
          onClick={() => setIsAsking(true)}
        >
          {revocation.isPending ? requestLinksWords.revoking : requestLinksWords.revoke}
        </Button>
      ) : null}
      {isAsking ? (
        <Dialog
          title={requestLinksWords.confirm.title}
          onClose={close}
          answers={[
            { label: requestLinksWords.confirm.keep, onChoose: close, isSafe: true },
            {
              label: requestLinksWords.confirm.revoke,
              isDangerous: true,
              onChoose: () => {
                close();
                revocation.mutate({ requestId });
              },
            },
          ]}
        >
          <p>{requestLinksWords.confirm.text}</p>
        </Dialog>
      ) : null}
    </Group>
  );
}
