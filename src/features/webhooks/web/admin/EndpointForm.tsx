import { Button, Checkbox, Group, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { type WebhookEvent, webhookEvents } from '../../../../shared/webhook-events.ts';
import { messageOf } from '../../../../web/api/call-errors.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { type CheckedForm, useCheckedForm } from '../../../../web/forms/useCheckedForm.ts';
import {
  changedEndpointSchema,
  type Endpoint,
  type NewEndpoint,
  newEndpointSchema,
  webhookLimits,
} from '../../webhooks.ts';
import { webhooksContent } from '../../words/webhooks.ts';
import { useWebhookChange } from './useWebhookChange.ts';

const { form: words, toasts, eventNames } = webhooksContent;

const validateNew = schemaResolver(newEndpointSchema, { sync: true });
const validateChange = schemaResolver(changedEndpointSchema, { sync: true });

interface Choice {
  description?: string | undefined;
  events: WebhookEvent[];
}

function ChoiceFields<Values extends Choice>({ form }: { form: CheckedForm<Values> }) {
  return (
    <>
      <TextInput
        label={words.description}
        description={words.descriptionHint}
        maxLength={webhookLimits.description}
        {...form.getInputProps('description')}
      />
      <Checkbox.Group label={words.events} {...form.getInputProps('events')}>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs" mt="xs">
          {webhookEvents.map((name) => (
            <Checkbox key={name} value={name} label={eventNames[name]} description={name} />
          ))}
        </SimpleGrid>
      </Checkbox.Group>
    </>
  );
}

export interface ShownSecretOf {
  id: string;
  name: string;
  secret: string;
}

export function NewEndpointForm({ onAdded }: { onAdded: (made: ShownSecretOf) => void }) {
  const form = useCheckedForm<NewEndpoint & Choice>({
    initialValues: { address: '', description: '', events: [] },
    validate: validateNew,
  });
  const changed = useWebhookChange<ShownSecretOf, NewEndpoint>(undefined, (made) => {
    form.reset();
    onAdded(made);
  });
  const adding = trpc.admin.webhooks.add.useMutation({
    ...changed,
    onError: async (error) => {
      form.setFieldError('address', messageOf(error, ''));
      await changed.onError(error);
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit((values) => adding.mutate(values))}>
      <Stack maw="48rem" gap="lg">
        <TextInput
          label={words.address}
          description={words.addressHint}
          placeholder="https://"
          maxLength={webhookLimits.address}
          autoComplete="off"
          spellCheck={false}
          required
          {...form.getInputProps('address')}
        />
        <ChoiceFields form={form} />
        <Group>
          <Button type="submit" disabled={adding.isPending}>
            {adding.isPending ? words.adding : words.add}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface ChangeFormProps {
  endpoint: Endpoint;
  onClose: () => void;
}

export function ChangeEndpointForm({ endpoint, onClose }: ChangeFormProps) {
  const { id, description, events } = endpoint;
  const form = useCheckedForm({
    initialValues: { id, description, events },
    validate: validateChange,
  });
  const change = trpc.admin.webhooks.change.useMutation(useWebhookChange(toasts.changed, onClose));
  return (
    <form noValidate onSubmit={form.onSubmit((values) => change.mutate(values))}>
      <Stack maw="48rem" gap="md">
        <ChoiceFields form={form} />
        <Group gap="xs">
          <Button type="submit" disabled={change.isPending}>
            {words.save}
          </Button>
          <Button variant="default" onClick={onClose}>
            {words.cancel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
