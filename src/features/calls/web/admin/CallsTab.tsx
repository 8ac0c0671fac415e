import { Button, Flex, Group, Stack, Text, Textarea, Title } from '@mantine/core';
import { useState } from 'react';
import { ActionButton } from '../../../../web/admin/Action.tsx';
import { formatDateTime, timeZoneName } from '../../../../web/admin/format-time.ts';
import { AdminList } from '../../../../web/admin/list/AdminList.tsx';
import { AreaHeading } from '../../../../web/admin/list/AreaHeading.tsx';
import { ShownSecret } from '../../../../web/admin/ShownSecret.tsx';
import { withToasts } from '../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { Dialog } from '../../../../web/components/dialog/Dialog.tsx';
import { Time } from '../../../../web/components/text/Time.tsx';
import { DraftState } from '../../../../web/forms/drafts/DraftState.tsx';
import { useRequestDraft } from '../../../requests/web/admin/answer/useRequestDraft.ts';
import { type CallFeedState, type ComingCall, callLimits } from '../../calls.ts';
import { adminCallsContent, adminCallsContent as words } from '../../words/admin-calls.ts';
import { callKindText, minutesBetween } from '../../words/call-kinds.ts';
import { callTime } from '../../words/calls.ts';
import { CallAnswerList } from './CallAnswerList.tsx';
import { CallCalendars } from './CallCalendars.tsx';
import { CallReach } from './CallReach.tsx';
import { CallSettingsForm } from './CallSettingsForm.tsx';

export function CallsTab() {
  const settings = trpc.admin.calls.settings.useQuery(undefined, { refetchOnMount: 'always' });
  // The form begins anew when another part of the page has changed what it shows.
  const [closings, setClosings] = useState(0);
  const showClosed = async () => {
    await settings.refetch();
    setClosings((count) => count + 1);
  };
  return (
    <>
      <AreaHeading title={words.title} intro={words.intro} />
      <Stack gap="3xl">
        <ComingCalls />
        <AdminList list={settings} rowHeight="3rem">
          {settings.data && settings.isFetchedAfterMount ? (
            <Stack gap="3xl">
              <CallSettingsForm key={closings} saved={settings.data} />
              <CallCalendars onStopped={showClosed} />
              <CallFeed feed={settings.data.feed} />
            </Stack>
          ) : null}
        </AdminList>
      </Stack>
    </>
  );
}

const { feed: callFeedWords, toasts } = adminCallsContent;

function CallFeed({ feed }: { feed: CallFeedState | null }) {
  const utils = trpc.useUtils();
  const onDone = () => utils.admin.calls.settings.invalidate();
  const creation = trpc.admin.calls.createFeed.useMutation(withToasts({ failed: toasts.failed }));
  const revocation = trpc.admin.calls.revokeFeed.useMutation(
    withToasts({ done: toasts.revoked, failed: toasts.failed, onDone }),
  );
  if (creation.data) {
    const done = () => {
      creation.reset();
      void onDone();
    };
    return (
      <ShownSecret
        name="ICS"
        secret={creation.data.url}
        words={callFeedWords.shown}
        onDone={done}
      />
    );
  }
  const open = feed && feed.endsAt > new Date() ? feed : null;
  return (
    <section aria-labelledby="call-feed">
      <Stack gap="md" align="flex-start">
        <Title order={2} size="h4" id="call-feed">
          {callFeedWords.title}
        </Title>
        <Text maw="var(--site-measure)">{callFeedWords.text}</Text>
        {open ? (
          <Text fz="sm" c="dimmed">
            {callFeedWords.since(formatDateTime(open.since))}{' '}
            {open.lastUsedAt
              ? callFeedWords.lastUsed(formatDateTime(open.lastUsedAt))
              : callFeedWords.neverUsed}{' '}
            {callFeedWords.ends(formatDateTime(open.endsAt))}
          </Text>
        ) : null}
        <Group gap="xs">
          <Button
            variant="default"
            disabled={creation.isPending}
            onClick={() => creation.mutate(undefined)}
          >
            {open ? callFeedWords.replace : callFeedWords.create}
          </Button>
          {open ? (
            <Button
              variant="outline"
              color="red"
              disabled={revocation.isPending}
              onClick={() => revocation.mutate(undefined)}
            >
              {callFeedWords.revoke}
            </Button>
          ) : null}
        </Group>
      </Stack>
    </section>
  );
}

const comingCallsWords = adminCallsContent.coming;

function ComingCalls() {
  const calls = trpc.admin.calls.coming.useQuery(undefined, { refetchOnMount: 'always' });
  const [canceling, setCanceling] = useState<ComingCall | null>(null);
  return (
    <section aria-labelledby="coming-calls">
      <Title order={2} size="h4" id="coming-calls" mb="md">
        {comingCallsWords.title}
      </Title>
      <AdminList
        list={calls}
        rowHeight="4.5rem"
        drawing="mailbox"
        empty={calls.data?.length === 0 ? comingCallsWords.empty : null}
      >
        <ul className="ruled">
          {calls.data?.map((call) => (
            <CallItem key={call.id} call={call} onCancel={() => setCanceling(call)} />
          ))}
        </ul>
      </AdminList>
      {canceling ? <CancelCallDialog call={canceling} onClose={() => setCanceling(null)} /> : null}
    </section>
  );
}

function CallItem({ call, onCancel }: { call: ComingCall; onCancel: () => void }) {
  const { name, email, startsAt, endsAt, timeZone, reach, answers, kind } = call;
  const ownZone = timeZoneName();
  return (
    <Flex component="li" wrap="wrap" align="center" rowGap="xs" columnGap="md" py="md">
      <Group flex="1 1 20rem" gap="xs">
        <strong>
          <Time at={startsAt} format={(at) => callTime(at, ownZone)} />
        </strong>
        {timeZone === ownZone ? null : (
          <Text span fz="sm" c="dimmed">
            {comingCallsWords.theirTime(callTime(startsAt, timeZone))}
          </Text>
        )}
      </Group>
      <Group flex="1 1 12rem" gap="xs" fz="sm">
        <bdi>{name}</bdi>
        <Text span fz="sm" c="dimmed" dir="auto">
          {callKindText(kind, minutesBetween(startsAt, endsAt))}
        </Text>
        <CallReach reach={reach} />
        {email ? <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a> : null}
      </Group>
      <ActionButton context={name} isDangerous onClick={onCancel}>
        {comingCallsWords.cancel}
      </ActionButton>
      <CallAnswerList answers={answers} />
    </Flex>
  );
}

const { cancellation: cancelCallDialogWords, toasts: comingCallsToasts } = adminCallsContent;

function CancelCallDialog({ call, onClose }: { call: ComingCall; onClose: () => void }) {
  const utils = trpc.useUtils();
  const draft = useRequestDraft(call.requestId, 'callWord');
  const { text: word, keeper } = draft;
  const canceling = trpc.admin.calls.cancel.useMutation(
    withToasts({
      done: comingCallsToasts.canceled,
      failed: comingCallsToasts.failed,
      onDone: async () => {
        draft.sent();
        await utils.admin.calls.coming.invalidate();
        onClose();
      },
      onFailed: () => {
        void keeper.flush();
        return utils.admin.calls.coming.invalidate();
      },
    }),
  );
  const cancel = async () => {
    await keeper.settle();
    canceling.mutate({ id: call.id, word, draft: keeper.lineage() });
  };
  return (
    <Dialog
      title={cancelCallDialogWords.title(call.name)}
      onClose={onClose}
      answers={[
        { label: cancelCallDialogWords.keep, onChoose: onClose },
        {
          label: canceling.isPending
            ? cancelCallDialogWords.confirming
            : cancelCallDialogWords.confirm,
          onChoose: () => void cancel(),
          isDisabled: canceling.isPending,
        },
      ]}
    >
      <Stack gap="md">
        <p>{cancelCallDialogWords.text}</p>
        <Textarea
          label={cancelCallDialogWords.word}
          rows={3}
          maxLength={callLimits.word}
          value={word}
          readOnly={canceling.isPending}
          onChange={(event) => keeper.change(event.currentTarget.value)}
        />
        <DraftState draft={draft} />
      </Stack>
    </Dialog>
  );
}
