import { Button, Group, Stack } from '@mantine/core';
import { paths } from '../../../shared/paths.ts';
import { showFailure } from '../../../web/api/call-toasts.ts';
import { trpc } from '../../../web/api/trpc.ts';
import { FormRefused, FormSent } from '../../../web/forms/FormNotice.tsx';
import { usePublicForm } from '../../../web/forms/usePublicForm.ts';
import { MessageFields } from '../../messages/web/MessageFields.tsx';
import { developerMessageContent } from '../../messages/words/developer-message.ts';
import type { Shortlist } from '../shortlists.ts';
import { shortlistMessageContent as words } from '../words/shortlist-message.ts';

/** One box for each developer who stands side by side. */
const boxes = ['first', 'second', 'third'] as const;
const texts = ['name', 'email', 'message'] as const;
const emptyValues = { first: '', second: '', third: '', name: '', email: '', message: '' };

export function ShortlistForm({ developers }: { developers: Shortlist['developers'] }) {
  const sending = trpc.developer.shortlist.write.useMutation();
  const form = usePublicForm({
    name: 'messages',
    emptyValues,
    loadSending: async () => {
      const { chosenIds, shortlistMessageFormSchema } = await import('../shortlists.ts');
      return {
        schema: shortlistMessageFormSchema,
        send: ({ first, second, third, ...message }, signals) =>
          sending.mutateAsync({
            ...message,
            ...signals,
            developerIds: chosenIds({ first, second, third }),
          }),
      };
    },
    onSent: () => {},
    onFailed: (error) => showFailure(error, words.failed),
  });
  const nameOf = (developerId: number) =>
    developers.find(({ id }) => id === developerId)?.name ?? String(developerId);

  if (form.answer || form.wasSent) {
    const { sent = [], failed = [] } = form.answer ?? {};
    return (
      <FormSent title={words.sent.title} {...form.sentProps}>
        <p>{words.sent.text}</p>
        {failed.map(({ id, message }) => (
          <p key={id}>{words.sent.missed(nameOf(id), message)}</p>
        ))}
        <Group>
          {sent.map(({ developerId, messageKey }) =>
            messageKey ? (
              // Plain link: the new document sends no referrer with the secret address.
              <Button key={developerId} component="a" href={paths.message(messageKey)}>
                {words.sent.follow(nameOf(developerId))}
              </Button>
            ) : null,
          )}
        </Group>
      </FormSent>
    );
  }
  return (
    <form {...form.formProps} aria-label={words.title}>
      <Stack gap="lg">
        {form.refusal ? (
          <FormRefused
            refusal={form.refusal}
            words={words.failed}
            fields={texts.map((name) => ({
              name,
              label: developerMessageContent.form[name].label,
              id: form.idOf(name),
            }))}
            {...form.summaryProps}
          />
        ) : null}
        <fieldset>
          <legend>{words.to}</legend>
          <Group gap="0 var(--mantine-spacing-lg)">
            {developers.map(({ id, name }, index) => (
              <label key={id} className="check">
                <input
                  type="checkbox"
                  name={boxes[index]}
                  value={id}
                  defaultChecked={form.refusal?.values[boxes[index] ?? ''] !== ''}
                />
                <bdi>{name}</bdi>
              </label>
            ))}
          </Group>
        </fieldset>
        <MessageFields form={form} />
      </Stack>
    </form>
  );
}
