import '@mantine/core/styles/Input.layer.css';
import { Textarea, TextInput } from '@mantine/core';
import { Fragment, useEffect, useRef, useState } from 'react';
import { developerMessageContent } from '../../../content/developer-message.ts';
import { developerLimits } from '../../../shared/developer-limits.ts';
import { messageOf } from '../../api/message-of.ts';
import { Button } from '../../components/Button.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { showToast } from '../../components/toast/toast-store.ts';
import { FormRefused } from '../../forms/FormRefused.tsx';
import { HiddenFields } from '../../forms/HiddenFields.tsx';
import { usePublicForm } from '../../forms/usePublicForm.ts';
import { withMantine } from '../../MantineScope.tsx';
import classes from './MessageForm.module.css';

const { form: words, sent, failed } = developerMessageContent;
const emptyForm = { name: '', email: '', message: '' };
const fieldNames = ['name', 'email', 'message'] as const;

type MessageFormProps = { developerId: number; name: string };

/** A visitor's message to a developer. A failed send keeps what was typed. */
function MessageForm({ developerId, name }: MessageFormProps) {
  const [isSent, setIsSent] = useState(false);
  const wasShown = useRef(false);
  const outcome = useRef<HTMLDivElement>(null);
  const form = usePublicForm({
    name: 'message',
    emptyValues: emptyForm,
    loadSending: async () => (await import('./send-message.ts')).sendingTo(developerId),
    onSent: () => {
      setIsSent(true);
      showToast({ title: sent.title, description: sent.text(name) });
    },
    onFailed: (error) =>
      showToast({
        title: failed.title,
        description: messageOf(error, failed.text),
        variant: 'destructive',
      }),
  });
  const firstFieldId = form.idOf('name');

  useEffect(() => {
    if (isSent) outcome.current?.focus();
    else if (wasShown.current) document.getElementById(firstFieldId)?.focus();
    wasShown.current = isSent;
  }, [isSent, firstFieldId]);

  if (isSent || form.wasSent) {
    return (
      <div {...form.sentProps} ref={outcome} className={classes.sent}>
        <p className={classes.sentTitle}>{sent.title}</p>
        <p>{sent.text(name)}</p>
        <ButtonLink to={form.formAddress} variant="secondary" onClick={() => setIsSent(false)}>
          {sent.again}
        </ButtonLink>
      </div>
    );
  }

  return (
    <form
      {...form.formProps}
      className={classes.form}
      aria-label={developerMessageContent.title(name)}
    >
      {form.refusal ? (
        <FormRefused
          refusal={form.refusal}
          words={{ title: failed.title, description: failed.text }}
          fields={fieldNames.map((field) => ({
            name: field,
            label: words[field].label,
            id: form.idOf(field),
          }))}
          {...form.summaryProps}
        />
      ) : null}
      <Fragment key={form.fieldsKey}>
        <div className={classes.pair}>
          <TextInput
            {...words.name}
            {...form.field('name')}
            autoComplete="name"
            maxLength={developerLimits.senderName}
            required
          />
          <TextInput
            {...words.email}
            {...form.field('email')}
            type="email"
            autoComplete="email"
            maxLength={developerLimits.senderEmail}
            required
          />
        </div>
        <Textarea
          {...words.message}
          {...form.field('message')}
          maxLength={developerLimits.message}
          rows={6}
          required
        />
      </Fragment>
      <HiddenFields {...form.hiddenProps} />
      <div className={classes.foot}>
        <Button type="submit" disabled={form.isSending}>
          {form.isSending ? words.submitting : words.submit}
        </Button>
        <p>{words.privacyNote}</p>
      </div>
    </form>
  );
}

/** With what its fields need around them, which the rest of the profile does without. */
export const WriteForm = withMantine(MessageForm);
