import { Button, Card, Stack, Text, Title } from '@mantine/core';
import { formFields } from '../../../../shared/posted-form.ts';
import { showFailure } from '../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { NamedSentence } from '../../../../web/components/text/NamedSentence.tsx';
import { showToast } from '../../../../web/components/toast/toast-store.ts';
import { useIdentity } from '../../../../web/content/frame-content.ts';
import { CheckField } from '../../../../web/forms/CheckField.tsx';
import { TextField } from '../../../../web/forms/Field.tsx';
import { FormRefused } from '../../../../web/forms/FormNotice.tsx';
import { SentNote } from '../../../../web/forms/SentNote.tsx';
import { usePublicForm } from '../../../../web/forms/usePublicForm.ts';
import { EntryTime } from '../../../conversations/web/EntryTime.tsx';
import { requestLimits } from '../../request-options.ts';
import type { RequestPage } from '../../requests.ts';
import { nda } from '../../words/nda.ts';
import { requestPageContent } from '../../words/request-page.ts';
import classes from './NdaSection.module.css';
import type { RequestSectionProps } from './request-section.ts';

const words = requestPageContent.nda;

export function Agreement({ text }: { text: string }) {
  return (
    <details>
      <summary className={classes.summary}>{words.read}</summary>
      <Text fz="sm" className={classes.text}>
        {text}
      </Text>
    </details>
  );
}

export function Acceptance({ accepted }: { accepted: NonNullable<RequestPage['nda']> }) {
  const { brand } = useIdentity();
  const { text, senderName, senderAcceptedAt, ownerName, ownerAcceptedAt } = accepted;
  return (
    <>
      {ownerAcceptedAt ? null : <SentNote name="nda" words={words.sent} />}
      <Text fz="sm" fw={600}>
        {ownerAcceptedAt ? words.holds : words.waits}
      </Text>
      <Text fz="sm">
        <NamedSentence sentence={words.you} name={senderName} /> <EntryTime at={senderAcceptedAt} />
        .
      </Text>
      {ownerAcceptedAt ? (
        <Text fz="sm">
          <NamedSentence sentence={(name) => words.us(brand, name)} name={ownerName} />{' '}
          <EntryTime at={ownerAcceptedAt} />.
        </Text>
      ) : null}
      <Agreement text={text} />
    </>
  );
}

function AcceptForm({ requestKey }: { requestKey: string }) {
  const { brand } = useIdentity();
  const utils = trpc.useUtils();
  const acceptance = trpc.contact.requests.acceptNda.useMutation();
  const form = usePublicForm({
    name: 'nda',
    emptyValues: { name: '', version: nda.version, accepted: '' },
    loadSending: async () => ({
      schema: (await import('../../requests.ts')).ndaFormSchema,
      send: async (filled) => {
        await acceptance.mutateAsync({ ...filled, key: requestKey });
        await utils.contact.requests.byKey.invalidate({ key: requestKey });
      },
    }),
    onSent: () => showToast(words.sent),
    onFailed: (error) => showFailure(error, words.failed),
  });
  const { defaultValue: _unticked, ...tick } = form.field('accepted');
  return (
    <form {...form.formProps}>
      <Stack align="flex-start" gap="sm">
        {form.refusal ? (
          <FormRefused
            refusal={form.refusal}
            words={words.failed}
            fields={[
              { name: 'name', label: words.name.label, id: form.idOf('name') },
              { name: 'accepted', label: words.accept, id: form.idOf('accepted') },
            ]}
            {...form.summaryProps}
          />
        ) : null}
        <Agreement text={nda.text(brand)} />
        <TextField
          {...words.name}
          {...form.field('name')}
          autoComplete="name"
          maxLength={requestLimits.maxSignature}
          required
        />
        <CheckField {...tick} value="on" label={words.accept} />
        <input type="hidden" {...form.startOf('version')} />
        <input type="hidden" name={formFields.name} value="nda" />
        <Button type="submit" variant="default" disabled={form.isSending}>
          {form.isSending ? words.submitting : words.submit}
        </Button>
      </Stack>
    </form>
  );
}

export function NdaSection({ requestKey, request }: RequestSectionProps) {
  return (
    <Card component="section" aria-labelledby="nda">
      <Stack align="stretch" gap="sm">
        <Title order={2} size="h4" id="nda">
          {words.title}
        </Title>
        {request.nda ? (
          <Acceptance accepted={request.nda} />
        ) : (
          <>
            <Text fz="sm">{words.text}</Text>
            <AcceptForm requestKey={requestKey} />
          </>
        )}
      </Stack>
    </Card>
  );
}
