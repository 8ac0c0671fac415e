import { Button, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { fieldErrorsOf } from '../../../web/api/call-errors.ts';
import { withToasts } from '../../../web/api/call-toasts.ts';
import { trpc } from '../../../web/api/trpc.ts';
import { SelectField } from '../../../web/forms/SelectField.tsx';
import { ownZone } from '../../../web/own-zone.ts';
import type { NotificationChannel } from '../../developers/notification-choice.ts';
import type { NotificationSettings } from '../notifications.ts';
import { notificationSettingsContent as words } from '../words/notifications.ts';

const channels: readonly NotificationChannel[] = ['none', 'sms', 'mail'];

function MailAddress({ settings }: { settings: NotificationSettings }) {
  const { mailAddress, newMailAddress } = settings;
  const [address, setAddress] = useState('');
  const { get } = trpc.useUtils().developer.notifications;
  const change = { failed: words.failed, onDone: () => get.invalidate() };
  const send = trpc.developer.notifications.setAddress.useMutation(
    withToasts({ ...change, done: words.linkSent }),
  );
  const remove = trpc.developer.notifications.removeAddress.useMutation(
    withToasts({ ...change, done: words.removed }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send.mutate({ address }, { onSuccess: () => setAddress('') });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm" align="flex-start">
        {mailAddress ? <Text>{words.mailGoesTo(mailAddress)}</Text> : null}
        {newMailAddress ? <Text role="status">{words.mailWaits(newMailAddress)}</Text> : null}
        <TextInput
          {...words.address}
          error={fieldErrorsOf(send.error)?.address}
          type="email"
          autoComplete="email"
          w="100%"
          value={address}
          onChange={(event) => setAddress(event.currentTarget.value)}
        />
        <Group>
          <Button type="submit" variant="default" disabled={send.isPending}>
            {send.isPending ? words.submitting : words.submit}
          </Button>
          {mailAddress || newMailAddress ? (
            <Button
              variant="outline"
              color="red"
              disabled={remove.isPending}
              onClick={() => remove.mutate(undefined)}
            >
              {words.remove}
            </Button>
          ) : null}
        </Group>
      </Stack>
    </form>
  );
}

export function NotificationForm({ isOpenToBriefs }: { isOpenToBriefs: boolean }) {
  const settings = trpc.developer.notifications.get.useQuery(undefined, {
    refetchOnMount: 'always',
  });
  const { get } = trpc.useUtils().developer.notifications;
  const choose = trpc.developer.notifications.choose.useMutation(
    withToasts({ done: words.saved, failed: words.failed, onDone: () => get.invalidate() }),
  );
  const { data } = settings;
  const offered = channels.filter(
    (channel) => channel !== 'mail' || data?.isMailOn || data?.channel === 'mail',
  );
  const channel = choose.isPending ? choose.variables.channel : (data?.channel ?? 'none');
  return (
    <Stack component="section" gap="md" aria-labelledby="notifications-title">
      <Title order={3} fz="xl" id="notifications-title">
        {words.title}
      </Title>
      <Text c="dimmed">{words.text}</Text>
      <SelectField
        id="notification-channel"
        label={words.channel.label}
        options={offered.map((value) => ({ value, label: words.channel.options[value] }))}
        value={channel}
        disabled={!data || choose.isPending}
        onChange={({ currentTarget: { value } }) => {
          const chosen = channels.find((one) => one === value);
          if (chosen) choose.mutate({ channel: chosen, timeZone: ownZone() });
        }}
      />
      {channel === 'none' && data && isOpenToBriefs ? (
        <Text fz="sm" c="dimmed">
          {words.noneOfBriefs}
        </Text>
      ) : null}
      {channel === 'sms' ? (
        <Text fz="sm" c="dimmed">
          {data?.isOptedOut ? words.optedOut : words.smsHint}
        </Text>
      ) : null}
      {channel === 'mail' && data ? <MailAddress settings={data} /> : null}
    </Stack>
  );
}
