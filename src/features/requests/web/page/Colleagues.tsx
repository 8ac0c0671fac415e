import { Button, Card, Stack, Text, Title } from '@mantine/core';
import { Fragment } from 'react';
import { showFailure } from '../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { showToast } from '../../../../web/components/toast/toast-store.ts';
import { CheckField } from '../../../../web/forms/CheckField.tsx';
import { TextField } from '../../../../web/forms/Field.tsx';
import { FormRefused } from '../../../../web/forms/FormNotice.tsx';
import { HiddenFields } from '../../../../web/forms/HiddenFields.tsx';
import { SelectField } from '../../../../web/forms/SelectField.tsx';
import { SentNote } from '../../../../web/forms/SentNote.tsx';
import { usePublicForm } from '../../../../web/forms/usePublicForm.ts';
import type { Colleague } from '../../colleagues.ts';
import { colleaguesContent as words } from '../../words/colleagues.ts';
import type { RequestSectionProps } from './request-section.ts';

/** Colleagues can be invited once there is an order. */
export function Colleagues({ requestKey, request }: RequestSectionProps) {
  const { firstName, colleague, agreed } = request;
  const colleagues = trpc.contact.colleagues.list.useQuery({ key: requestKey }).data ?? [];
  if (!colleague && !agreed?.kinds.includes('quote')) return null;
  const { viewer } = words;
  return (
    <Card component="section" aria-labelledby="colleagues">
      <Stack gap="sm">
        <Title order={2} size="h4" id="colleagues">
          {colleague ? viewer.title : words.title}
        </Title>
        {colleague ? (
          <Text fz="sm">{viewer[colleague.mayDecide ? 'decides' : 'reads'](firstName)}</Text>
        ) : (
          <>
            <Text fz="sm">{words.text}</Text>
            <SentNote name="endColleague" words={words.end.sent} />
            <ColleagueList colleagues={colleagues} />
            {colleagues.length > 0 ? (
              <EndForm key={colleagues.length} {...{ requestKey, colleagues }} />
            ) : null}
            <InviteForm requestKey={requestKey} />
          </>
        )}
      </Stack>
    </Card>
  );
}

function ColleagueList({ colleagues }: { colleagues: readonly Colleague[] }) {
  if (colleagues.length === 0) return null;
  return (
    <ul className="ruled">
      {colleagues.map(({ id, name, email, mayDecide }) => (
        <Text component="li" key={id} py="xs" fz="sm" style={{ overflowWrap: 'anywhere' }}>
          <strong dir="auto">{name}</strong>, <bdi>{email}</bdi>
          <br />
          {mayDecide ? words.mayDecide : words.readsOnly}
        </Text>
      ))}
    </ul>
  );
}

function InviteForm({ requestKey }: { requestKey: string }) {
  const utils = trpc.useUtils();
  const sending = trpc.contact.colleagues.invite.useMutation();
  const form = usePublicForm({
    name: 'colleague',
    emptyValues: { name: '', email: '', mayDecide: '' },
    loadSending: async () => ({
      schema: (await import('../../colleagues.ts')).colleagueFormSchema,
      send: async (colleague) => {
        await sending.mutateAsync({ ...colleague, key: requestKey });
        await utils.contact.colleagues.list.invalidate({ key: requestKey });
      },
    }),
    onSent: () => showToast(words.invite.sent),
    onFailed: (error) => showFailure(error, words.invite.failed),
  });
  const { defaultValue: _unticked, ...tick } = form.field('mayDecide');
  const [name, email] = [form.field('name'), form.field('email')];
  return (
    <form {...form.formProps} aria-labelledby="invite-colleague">
      <Stack gap="sm">
        <Title order={3} fz="md" id="invite-colleague">
          {words.invite.title}
        </Title>
        <SentNote name="colleague" words={words.invite.sent} />
        {form.refusal ? (
          <FormRefused
            refusal={form.refusal}
            words={words.invite.failed}
            fields={[
              { name: 'name', label: words.invite.name.label, id: name.id },
              { name: 'email', label: words.invite.email.label, id: email.id },
            ]}
            {...form.summaryProps}
          />
        ) : null}
        <Fragment key={form.fieldsKey}>
          <TextField {...words.invite.name} {...name} autoComplete="off" required />
          <TextField {...words.invite.email} {...email} type="email" autoComplete="off" required />
          <CheckField {...tick} value="on" label={words.invite.mayDecide} />
        </Fragment>
        <HiddenFields {...form.hiddenProps} />
        <div>
          <Button type="submit" variant="default" disabled={form.isSending}>
            {form.isSending ? words.invite.submitting : words.invite.submit}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

interface EndFormProps {
  requestKey: string;
  colleagues: readonly Colleague[];
}

function EndForm({ requestKey, colleagues }: EndFormProps) {
  const utils = trpc.useUtils();
  const ending = trpc.contact.colleagues.end.useMutation();
  const form = usePublicForm({
    name: 'endColleague',
    emptyValues: { colleague: String(colleagues[0]?.id ?? '') },
    loadSending: async () => ({
      schema: (await import('../../colleagues.ts')).colleagueEndFormSchema,
      send: async (ended) => {
        await ending.mutateAsync({ ...ended, key: requestKey });
        await utils.contact.colleagues.list.invalidate({ key: requestKey });
      },
    }),
    onSent: () => showToast(words.end.sent),
    onFailed: (error) => showFailure(error, words.end.failed),
  });
  const options = colleagues.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <form {...form.formProps}>
      <Stack gap="xs">
        {form.refusal ? (
          <FormRefused
            refusal={form.refusal}
            words={words.end.failed}
            fields={[]}
            {...form.summaryProps}
          />
        ) : null}
        <SelectField label={words.end.label} options={options} {...form.field('colleague')} />
        <HiddenFields {...form.hiddenProps} />
        <div>
          <Button type="submit" variant="outline" color="red" size="xs" disabled={form.isSending}>
            {words.end.submit}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
