import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { Fragment, useState } from 'react';
import type { z } from 'zod';
import { browserClient } from '../../../web/api/ApiProvider.tsx';
import { showFailure } from '../../../web/api/call-toasts.ts';
import { PageLink } from '../../../web/components/PageLink.tsx';
import { InlineSentence } from '../../../web/components/text/InlineSentence.tsx';
import { useContent } from '../../../web/content/published-content.ts';
import { CheckField } from '../../../web/forms/CheckField.tsx';
import { TextAreaField, TextField } from '../../../web/forms/Field.tsx';
import { FormRefused, FormSent } from '../../../web/forms/FormNotice.tsx';
import { HiddenFields } from '../../../web/forms/HiddenFields.tsx';
import { usePostedForm } from '../../../web/forms/posted-form-context.ts';
import { type FormSignals, usePublicForm } from '../../../web/forms/usePublicForm.ts';
import { type SubmissionKind, submissionLimits } from '../submission-options.ts';
import type { KnownEntry, submissionSchema } from '../submissions.ts';
import type { submitPageKind } from '../words/submit-page.ts';
import { submitFields, submitWords as words } from '../words/submit-words.ts';
import { KindLinks } from './KindLinks.tsx';

class KnownAlready extends Error {
  constructor(readonly entry: KnownEntry) {
    super(entry.title);
  }
}

async function loadSending() {
  const { submissionSchema: schema } = await import('../submissions.ts');
  const send = async (form: z.output<typeof submissionSchema>, signals: FormSignals) => {
    const { known } = await browserClient().contact.submissions.send.mutate({
      ...{ ...form, ...signals },
    });
    if (known) throw new KnownAlready(known);
  };
  return { schema, send };
}

const noText = { title: '', address: '', text: '', more: '', tool: '' };
const texts = Object.keys(noText) as (keyof typeof noText)[];
const longTexts: readonly string[] = ['text', 'more'];
const namingFields: readonly string[] = ['title', 'address'];

interface SubmitFormProps {
  kind: SubmissionKind;
  about: string;
  entry: KnownEntry | null;
}

export function SubmitForm({ kind, about, entry }: SubmitFormProps) {
  const { form: content } = useContent<typeof submitPageKind>('submit-page');
  const posted = usePostedForm('submission');
  const { knownTitle, knownPath } = posted?.values ?? {};
  const [known, setKnown] = useState<KnownEntry | null>(
    knownTitle && knownPath ? { title: knownTitle, path: knownPath } : null,
  );
  const [isSent, setSent] = useState(false);
  const form = usePublicForm({
    name: 'submission',
    emptyValues: { kind, about, ...noText, senderName: '', email: '', isNamed: '', anyway: '' },
    loadSending,
    onSent: () => {
      setSent(true);
      setKnown(null);
    },
    onFailed: (error) => {
      setSent(false);
      if (error instanceof KnownAlready) setKnown(error.entry);
      else showFailure(error, words.failed);
    },
  });
  const fields = Object.entries(submitFields[about === '' ? kind : 'correction']);
  const title = about === '' ? words.titles[kind] : words.correct(entry?.title);
  const { defaultValue: ticked, ...tick } = form.field('isNamed');
  const isOptional = (label: string) => label.endsWith('(optional)');

  return (
    <form
      {...form.formProps}
      aria-labelledby="submission-heading"
      onChange={({ target }) => {
        const isNaming = target instanceof HTMLElement && namingFields.includes(nameOf(target));
        if (isNaming) setKnown(null);
      }}
    >
      <Stack gap="lg">
        {about === '' ? <KindLinks kind={kind} intro={content.intro} /> : null}
        <Title order={2} id="submission-heading" style={{ overflowWrap: 'anywhere' }}>
          {title}
        </Title>
        {isSent || form.wasSent ? (
          <FormSent title={words.sent.title} {...form.sentProps}>
            <p>{words.sent.text}</p>
          </FormSent>
        ) : null}
        {!known && form.refusal ? (
          <FormRefused
            refusal={form.refusal}
            words={words.failed}
            fields={[
              ...fields.map(([name, { label }]) => ({ name, label, id: form.idOf(name) })),
              ...(['senderName', 'email'] as const).map((name) => ({
                ...{ name, label: words[name].label, id: form.idOf(name) },
              })),
            ]}
            {...form.summaryProps}
          />
        ) : null}
        <Fragment key={form.fieldsKey}>
          {fields.map(([name, field]) => {
            const common = {
              ...{ ...field, ...form.field(name), required: !isOptional(field.label) },
              maxLength: submissionLimits[texts.find((one) => one === name) ?? 'title'],
            };
            const isLong = longTexts.includes(name) && !field.placeholder;
            return isLong ? (
              <TextAreaField
                key={name}
                {...common}
                rows={name === 'text' && kind === 'prompt' ? 7 : 3}
              />
            ) : (
              <TextField
                key={name}
                {...common}
                type={field.placeholder ? 'url' : 'text'}
                autoComplete="off"
              />
            );
          })}
          <TextField
            {...words.senderName}
            {...form.field('senderName')}
            autoComplete="name"
            maxLength={submissionLimits.senderName}
          />
          <TextField
            {...words.email}
            {...form.field('email')}
            type="email"
            autoComplete="email"
            maxLength={submissionLimits.email}
          />
          <CheckField {...tick} value="on" defaultChecked={ticked === 'on'} label={words.isNamed} />
        </Fragment>
        {known ? (
          <Paper {...form.summaryProps} role="alert" withBorder p="lg">
            <Title order={3} size="h4">
              {words.known.title(known.title)}
            </Title>
            <p>
              <PageLink to={known.path}>{words.known.correct}</PageLink>
            </p>
            <p>{words.known.anyway}</p>
          </Paper>
        ) : null}
        <input type="hidden" name="kind" value={kind} readOnly />
        <input type="hidden" name="about" value={about} readOnly />
        <input type="hidden" name="anyway" value={known ? 'on' : ''} readOnly />
        <HiddenFields {...form.hiddenProps} />
        <Group gap="md">
          <Button type="submit" size="lg" disabled={form.isSending}>
            {form.isSending ? words.submitting : known ? words.known.submit : words.submit}
          </Button>
          <Text c="dimmed" fz="sm" flex="1 1 16rem">
            <InlineSentence text={content.privacyNote} />
          </Text>
        </Group>
      </Stack>
    </form>
  );
}

const nameOf = (element: HTMLElement) => element.getAttribute('name') ?? '';
