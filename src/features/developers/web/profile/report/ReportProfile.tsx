import { Button, Container, Group, Stack, Text } from '@mantine/core';
import { paths } from '../../../../../shared/paths.ts';
import { showFailure } from '../../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { showToast } from '../../../../../web/components/toast/toast-store.ts';
import { TextAreaField, TextField } from '../../../../../web/forms/Field.tsx';
import { FormRefused } from '../../../../../web/forms/FormNotice.tsx';
import { HiddenFields } from '../../../../../web/forms/HiddenFields.tsx';
import { SelectField } from '../../../../../web/forms/SelectField.tsx';
import { usePublicForm } from '../../../../../web/forms/usePublicForm.ts';
import { developerLimits } from '../../../developer-limits.ts';
import {
  profileReportReasonNames,
  profileReportContent as words,
} from '../../../words/reports/profile-reports.ts';
import { useShownDeveloper } from '../useShownDeveloper.ts';

const reasons = [
  { value: '', label: words.reason.placeholder },
  ...Object.entries(profileReportReasonNames).map(([value, label]) => ({ value, label })),
];
const fieldNames = ['reason', 'word', 'email'] as const;

/** A plain form post until the first interaction, because few visitors use it. */
export function ReportProfile() {
  const { developerId } = useShownDeveloper();
  const { data: page } = trpc.developer.reportForm.useQuery();
  const sending = trpc.developer.reportProfile.useMutation();
  const form = usePublicForm({
    name: 'report',
    path: paths.developerProfile(developerId),
    emptyValues: { reason: '', word: '', email: '' },
    loadSending: async () => ({
      schema: (await import('../../../reports/profile-reports.ts')).profileReportFormSchema,
      send: (report, signals) => sending.mutateAsync({ ...report, ...signals, developerId }),
    }),
    onSent: () => showToast(words.sent),
    onFailed: (error) => showFailure(error, words.failed),
  });
  return (
    <Container className="screen-only" py="lg">
      {form.answer || form.wasSent ? (
        <div className="barred" role="status" {...form.sentProps}>
          <Text fw={600}>{words.sent.title}</Text>
          <p>{words.sent.description}</p>
        </div>
      ) : (
        <details open={form.refusal !== null}>
          <Text component="summary" c="dimmed" fz="sm" py="sm" style={{ cursor: 'pointer' }}>
            {words.open}
          </Text>
          <form {...form.formProps} aria-label={words.open}>
            <Stack gap="md" my="md" maw="40rem">
              {form.refusal ? (
                <FormRefused
                  refusal={form.refusal}
                  words={{ title: words.failed.title, description: words.failed.description }}
                  fields={fieldNames.map((name) => ({
                    name,
                    label: words[name].label,
                    id: form.idOf(name),
                  }))}
                  {...form.summaryProps}
                />
              ) : null}
              <p>{words.note}</p>
              <SelectField
                label={words.reason.label}
                options={reasons}
                {...form.field('reason')}
                required
              />
              <TextAreaField
                {...words.word}
                {...form.field('word')}
                maxLength={developerLimits.reportWord}
                rows={3}
              />
              {page?.isAnswered ? (
                <TextField
                  {...words.email}
                  {...form.field('email')}
                  type="email"
                  autoComplete="email"
                  maxLength={developerLimits.senderEmail}
                />
              ) : null}
              <HiddenFields {...form.hiddenProps} />
              <Group>
                <Button type="submit" variant="default" disabled={form.isSending}>
                  {form.isSending ? words.submitting : words.submit}
                </Button>
              </Group>
            </Stack>
          </form>
        </details>
      )}
    </Container>
  );
}
