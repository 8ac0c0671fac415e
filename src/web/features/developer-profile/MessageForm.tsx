import '../../zod-without-eval.ts';
import '@mantine/core/styles/Input.layer.css';
import { Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import { developerMessageContent } from '../../../content/developer-message.ts';
import { developerLimits } from '../../../shared/developer-limits.ts';
import { developerMessageFormSchema } from '../../../shared/developer-message.ts';
import { messageOf } from '../../api/message-of.ts';
import { trpc } from '../../api/trpc.ts';
import { Button } from '../../components/Button.tsx';
import { showToast } from '../../components/toast/toast-store.ts';
import { validateWith } from '../../form-validation.ts';
import { withMantine } from '../../MantineScope.tsx';
import classes from './MessageForm.module.css';

const { form: words, sent, failed } = developerMessageContent;
const emptyForm = { name: '', email: '', message: '' };

type MessageFormProps = { developerId: number; name: string; onClose: () => void };

/** A visitor's message to a developer. A failed send keeps what was typed. */
function MessageForm({ developerId, name, onClose }: MessageFormProps) {
  const form = useForm({
    initialValues: emptyForm,
    validate: validateWith(developerMessageFormSchema),
  });
  const send = trpc.developer.messages.send.useMutation();
  const [isSent, setIsSent] = useState(false);
  const shownAtMs = useRef(0);
  const hiddenField = useRef<HTMLInputElement>(null);
  const first = useRef<HTMLInputElement>(null);
  const outcome = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (isSent) {
      outcome.current?.focus();
    } else {
      shownAtMs.current = performance.now();
      first.current?.focus();
    }
  }, [isSent]);

  if (isSent) {
    return (
      <div className={classes.sent}>
        <p ref={outcome} tabIndex={-1} className={classes.sentTitle}>
          {sent.title}
        </p>
        <p>{sent.text(name)}</p>
        <Button variant="secondary" onClick={() => setIsSent(false)}>
          {sent.again}
        </Button>
      </div>
    );
  }

  const submit = (values: typeof emptyForm) =>
    send.mutate(
      {
        ...developerMessageFormSchema.parse(values),
        developerId,
        website: hiddenField.current?.value ?? '',
        fillTimeMs: performance.now() - shownAtMs.current,
      },
      {
        onSuccess: () => {
          form.reset();
          setIsSent(true);
          showToast({ title: sent.title, description: sent.text(name) });
        },
        onError: (error) =>
          showToast({
            title: failed.title,
            description: messageOf(error, failed.text),
            variant: 'destructive',
          }),
      },
    );

  return (
    <form
      className={classes.form}
      noValidate
      aria-label={developerMessageContent.title(name)}
      onSubmit={form.onSubmit(submit, (errors) => {
        const field = Object.keys(emptyForm).find((key) => errors[key]);
        if (field) form.getInputNode(field)?.focus();
      })}
    >
      <div className={classes.pair}>
        <TextInput
          {...words.name}
          {...form.getInputProps('name')}
          ref={first}
          autoComplete="name"
          maxLength={developerLimits.senderName}
          required
        />
        <TextInput
          {...words.email}
          {...form.getInputProps('email')}
          type="email"
          autoComplete="email"
          maxLength={developerLimits.senderEmail}
          required
        />
      </div>
      <Textarea
        {...words.message}
        {...form.getInputProps('message')}
        maxLength={developerLimits.message}
        rows={6}
        required
      />
      <label className="visually-hidden" aria-hidden="true">
        {words.honeypotLabel}
        <input ref={hiddenField} name="website" type="text" tabIndex={-1} autoComplete="off" />
      </label>
      <div className={classes.foot}>
        <Button type="submit" disabled={send.isPending}>
          {send.isPending ? words.submitting : words.submit}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {words.cancel}
        </Button>
        <p>{words.privacyNote}</p>
      </div>
    </form>
  );
}

export default withMantine(MessageForm);
