import { Button, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { paths } from '../../../shared/paths.ts';
import { showFailure } from '../../../web/api/call-toasts.ts';
import { trpc } from '../../../web/api/trpc.ts';
import { ButtonLink } from '../../../web/components/links/ButtonLink.tsx';
import { Section } from '../../../web/components/sections/Section.tsx';
import { NamedSentence } from '../../../web/components/text/NamedSentence.tsx';
import { showToast } from '../../../web/components/toast/toast-store.ts';
import { FormRefused, FormSent } from '../../../web/forms/FormNotice.tsx';
import { usePostedForm } from '../../../web/forms/posted-form-context.ts';
import { usePublicForm } from '../../../web/forms/usePublicForm.ts';
import { developerMessageContent } from '../words/developer-message.ts';
import { MessageFields } from './MessageFields.tsx';

const { form: words, sent, failed } = developerMessageContent;
const emptyForm = { name: '', email: '', message: '' };
const fieldNames = ['name', 'email', 'message'] as const;

type WriteProps = { developerId: number; name: string };

function MessageForm({ developerId, name }: WriteProps) {
  const [isSent, setIsSent] = useState(false);
  const wasShown = useRef(false);
  const sending = trpc.developer.messages.send.useMutation();
  const form = usePublicForm({
    name: 'message',
    path: paths.developerProfile(developerId),
    emptyValues: emptyForm,
    loadSending: async () => ({
      schema: (await import('../developer-messages.ts')).developerMessageFormSchema,
      send: (message, signals) => sending.mutateAsync({ ...message, ...signals, developerId }),
    }),
    onSent: () => {
      setIsSent(true);
      showToast({ title: sent.title, description: sent.text(name) });
    },
    onFailed: (error) => showFailure(error, failed),
  });
  const firstFieldId = form.idOf('name');

  useEffect(() => {
    if (!isSent && wasShown.current) document.getElementById(firstFieldId)?.focus();
    wasShown.current = isSent;
  }, [isSent, firstFieldId]);

  if (isSent || form.wasSent) {
    return (
      <FormSent title={sent.title} {...form.sentProps}>
        <p>
          <NamedSentence sentence={sent.text} name={name} />
        </p>
        {form.answer?.messageKey ? (
          // Plain link: the new document sends no referrer with the secret address.
          <Button component="a" href={paths.message(form.answer.messageKey)}>
            {sent.follow}
          </Button>
        ) : null}
        <ButtonLink to={form.formAddress} variant="default" onClick={() => setIsSent(false)}>
          {sent.again}
        </ButtonLink>
      </FormSent>
    );
  }

  return (
    <form {...form.formProps} aria-label={developerMessageContent.title(name)}>
      <Stack gap="lg">
        {form.refusal ? (
          <FormRefused
            refusal={form.refusal}
            words={failed}
            fields={fieldNames.map((field) => ({
              name: field,
              label: words[field].label,
              id: form.idOf(field),
            }))}
            {...form.summaryProps}
          />
        ) : null}
        <MessageFields form={form} />
      </Stack>
    </form>
  );
}

export function WriteSection({ developerId, name }: WriteProps) {
  const { eyebrow, title, intro } = developerMessageContent;
  const { data: replyTime } = trpc.developer.numbers.replyTime.useQuery({ developerId });
  const heading = {
    eyebrow,
    title: <NamedSentence sentence={title} name={name} />,
    intro: replyTime ? `${intro} ${replyTime}` : intro,
  };
  return (
    <div className="screen-only">
      <Section tone="sky" heading={heading} layout="split" edge={3}>
        <MessageForm developerId={developerId} name={name} />
      </Section>
    </div>
  );
}

export function UnsentMessage() {
  const message = usePostedForm('message');
  if (!message?.isRefused) return null;
  return (
    <>
      <p>{message.message}</p>
      <p>{developerMessageContent.unsent}</p>
      <Text component="blockquote" inherit dir="auto" style={{ whiteSpace: 'pre-line' }}>
        {message.values.message}
      </Text>
    </>
  );
}
