import { Button, Checkbox, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { useState } from 'react';
import { withToasts } from '../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { useCheckedForm } from '../../../../web/forms/useCheckedForm.ts';
import { type ColleagueForm, colleagueFormSchema } from '../../colleagues.ts';
import { adminColleaguesContent, colleaguesContent } from '../../words/colleagues.ts';

const { invite: words, end, mayDecide: decides, readsOnly } = colleaguesContent;
const validate = schemaResolver(colleagueFormSchema, { sync: true });
const empty: ColleagueForm = { name: '', email: '', mayDecide: '' };

/** People of the client beside the one who began the request. There are none before the first order. */
export function RequestColleagues({ requestId }: { requestId: number }) {
  const utils = trpc.useUtils();
  const quotes = trpc.admin.quotes.list.useQuery({ requestId });
  const colleagues = trpc.admin.colleagues.list.useQuery({ requestId });
  const [isInviting, setIsInviting] = useState(false);
  const ending = trpc.admin.colleagues.end.useMutation(
    withToasts({
      done: end.sent,
      failed: end.failed,
      onDone: () => utils.admin.colleagues.list.invalidate({ requestId }),
    }),
  );
  const hasOrder = quotes.data?.some(({ state }) => state === 'accepted');
  if (!colleagues.data || !hasOrder) return null;
  return (
    <Stack gap="sm" component="section" aria-labelledby={`colleagues-${requestId}`}>
      <Title order={3} fz="md" id={`colleagues-${requestId}`}>
        {adminColleaguesContent.title}
      </Title>
      {colleagues.data.length > 0 ? (
        <ul className="ruled">
          {colleagues.data.map(({ id, name, email, mayDecide }) => (
            <Group component="li" key={id} gap="xs" py="xs" fz="sm">
              <strong dir="auto">{name}</strong>
              <bdi>{email}</bdi>
              <Text span inherit c="dimmed">
                {mayDecide ? decides : readsOnly}
              </Text>
              <Button
                size="xs"
                variant="subtle"
                color="red"
                aria-label={`${end.label} ${name}`}
                disabled={ending.isPending}
                onClick={() => ending.mutate({ requestId, id })}
              >
                {end.submit}
              </Button>
            </Group>
          ))}
        </ul>
      ) : (
        <Text fz="sm" c="dimmed">
          {adminColleaguesContent.none}
        </Text>
      )}
      {isInviting ? (
        <InviteForm requestId={requestId} onClose={() => setIsInviting(false)} />
      ) : (
        <Group>
          <Button variant="default" onClick={() => setIsInviting(true)}>
            {adminColleaguesContent.invite}
          </Button>
        </Group>
      )}
    </Stack>
  );
}

function InviteForm({ requestId, onClose }: { requestId: number; onClose: () => void }) {
  const utils = trpc.useUtils();
  const form = useCheckedForm<ColleagueForm>({ initialValues: empty, validate });
  const inviting = trpc.admin.colleagues.invite.useMutation(
    withToasts({
      done: words.sent,
      failed: words.failed,
      onDone: async () => {
        onClose();
        await utils.admin.colleagues.list.invalidate({ requestId });
      },
    }),
  );
  return (
    <form
      noValidate
      aria-label={adminColleaguesContent.invite}
      onSubmit={form.onSubmit((colleague) => inviting.mutate({ ...colleague, requestId }))}
    >
      <Stack gap="sm" maw="46rem">
        <TextInput {...words.name} required {...form.getInputProps('name')} />
        <TextInput {...words.email} type="email" required {...form.getInputProps('email')} />
        <Checkbox
          label={words.mayDecide}
          checked={form.values.mayDecide === 'on'}
          onChange={({ currentTarget }) =>
            form.setFieldValue('mayDecide', currentTarget.checked ? 'on' : '')
          }
        />
        <Group gap="xs">
          <Button type="submit" disabled={inviting.isPending}>
            {inviting.isPending ? words.submitting : words.submit}
          </Button>
          <Button variant="default" onClick={onClose}>
            {adminColleaguesContent.close}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
