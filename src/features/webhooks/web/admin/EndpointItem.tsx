import { Badge, Flex, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { ActionButton } from '../../../../web/admin/Action.tsx';
import { formatDateTime } from '../../../../web/admin/format-time.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { Dialog } from '../../../../web/components/dialog/Dialog.tsx';
import type { Endpoint } from '../../webhooks.ts';
import { webhooksContent } from '../../words/webhooks.ts';
import { ChangeEndpointForm, type ShownSecretOf } from './EndpointForm.tsx';
import { useWebhookChange } from './useWebhookChange.ts';

const { endpoint: words, offBecause, toasts, eventNames, removal, rotation } = webhooksContent;

interface EndpointItemProps {
  endpoint: Endpoint;
  onRotated: (made: ShownSecretOf) => void;
}

export function EndpointItem({ endpoint, onRotated }: EndpointItemProps) {
  const [isChanging, setChanging] = useState(false);
  const { name, address, events, offReason } = endpoint;
  return (
    <Flex component="li" direction="column" gap="sm" py="md">
      <Group gap="xs">
        <strong dir="auto">{name}</strong>
        <Badge color={offReason ? 'sand' : 'moss'}>{offReason ? words.off : words.on}</Badge>
      </Group>
      <Text fz="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {address ?? `${name}: ${words.lostKey}`}
      </Text>
      <EndpointState endpoint={endpoint} />
      {isChanging ? (
        <ChangeEndpointForm endpoint={endpoint} onClose={() => setChanging(false)} />
      ) : (
        <Text fz="sm">{events.map((name) => eventNames[name]).join(' · ')}</Text>
      )}
      <EndpointActions
        endpoint={endpoint}
        onRotated={onRotated}
        onChange={() => setChanging(!isChanging)}
      />
    </Flex>
  );
}

function EndpointState({ endpoint }: { endpoint: Endpoint }) {
  const { offReason, offSince, failingSince, formerSecretEndsAt } = endpoint;
  return (
    <Stack gap="xxs" fz="sm">
      {offReason && offSince ? (
        <p>
          {offBecause[offReason]} {formatDateTime(offSince)}
        </p>
      ) : null}
      {!offReason && failingSince ? <p>{words.failing(formatDateTime(failingSince))}</p> : null}
      {formerSecretEndsAt ? <p>{words.former(formatDateTime(formerSecretEndsAt))}</p> : null}
    </Stack>
  );
}

function EndpointActions({
  endpoint,
  onRotated,
  onChange,
}: EndpointItemProps & { onChange: () => void }) {
  const [question, setQuestion] = useState<'rotate' | 'remove' | null>(null);
  const { id, name: context, offReason } = endpoint;
  const { webhooks } = trpc.admin;
  const test = webhooks.test.useMutation(useWebhookChange(toasts.sent));
  const on = webhooks.switchOn.useMutation(useWebhookChange(toasts.switchedOn));
  const off = webhooks.switchOff.useMutation(useWebhookChange(toasts.switchedOff));
  return (
    <Group gap="xs">
      <ActionButton context={context} onClick={onChange}>
        {words.change}
      </ActionButton>
      {offReason ? (
        <ActionButton context={context} disabled={on.isPending} onClick={() => on.mutate({ id })}>
          {words.switchOn}
        </ActionButton>
      ) : (
        <>
          <ActionButton
            context={context}
            disabled={test.isPending}
            onClick={() => test.mutate({ id })}
          >
            {words.test}
          </ActionButton>
          <ActionButton
            context={context}
            disabled={off.isPending}
            onClick={() => off.mutate({ id })}
          >
            {words.switchOff}
          </ActionButton>
        </>
      )}
      <ActionButton context={context} onClick={() => setQuestion('rotate')}>
        {words.rotate}
      </ActionButton>
      <ActionButton context={context} isDangerous onClick={() => setQuestion('remove')}>
        {words.remove}
      </ActionButton>
      {question === 'rotate' ? (
        <RotationDialog {...{ endpoint, onRotated }} onClose={() => setQuestion(null)} />
      ) : null}
      {question === 'remove' ? (
        <RemovalDialog endpoint={endpoint} onClose={() => setQuestion(null)} />
      ) : null}
    </Group>
  );
}

function RotationDialog({
  endpoint: { id, name },
  onRotated,
  onClose,
}: EndpointItemProps & { onClose: () => void }) {
  const rotate = trpc.admin.webhooks.rotate.useMutation(
    useWebhookChange(undefined, (made: ShownSecretOf) => {
      onClose();
      onRotated(made);
    }),
  );
  return (
    <Dialog
      title={rotation.title(name)}
      onClose={onClose}
      answers={[
        { label: rotation.keep, onChoose: onClose },
        {
          label: rotation.confirm,
          onChoose: () => rotate.mutate({ id }),
          isDisabled: rotate.isPending,
        },
      ]}
    >
      <p>{rotation.text}</p>
    </Dialog>
  );
}

function RemovalDialog({
  endpoint: { id, name },
  onClose,
}: {
  endpoint: Endpoint;
  onClose: () => void;
}) {
  const remove = trpc.admin.webhooks.remove.useMutation(useWebhookChange(toasts.removed, onClose));
  return (
    <Dialog
      title={removal.title(name)}
      onClose={onClose}
      answers={[
        { label: removal.keep, onChoose: onClose },
        {
          label: removal.confirm,
          onChoose: () => remove.mutate({ id }),
          isDisabled: remove.isPending,
        },
      ]}
    >
      <p>{removal.text}</p>
    </Dialog>
  );
}
