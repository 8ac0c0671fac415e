import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { fieldErrorsOf } from '../../../web/api/call-errors.ts';
import { withToasts } from '../../../web/api/call-toasts.ts';
import { trpc } from '../../../web/api/trpc.ts';
import { SelectField } from '../../../web/forms/SelectField.tsx';
import { developerLimits } from '../../developers/developer-limits.ts';
import { type ReportReason, reportReasons } from '../message-reports.ts';
import { reportReasonNames, messageReportContent as words } from '../words/message-reports.ts';

const options = reportReasons.map((value) => ({ value, label: reportReasonNames[value] }));

type ReportFormProps = { messageId: number; onDone: () => void; onCancel: () => void };

export function ReportForm({ messageId, onDone, onCancel }: ReportFormProps) {
  const { list } = trpc.useUtils().developer.messages;
  const [reason, setReason] = useState<ReportReason>('spam');
  const [word, setWord] = useState('');
  const report = trpc.developer.messages.report.useMutation(
    withToasts({
      done: words.done,
      failed: words.failed,
      onDone: async () => {
        await list.invalidate();
        onDone();
      },
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    report.mutate({ messageId, reason, word });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm" my="sm" maw="var(--site-measure)">
        <Text fz="sm">{words.note}</Text>
        <SelectField
          label={words.reason}
          options={options}
          autoFocus
          value={reason}
          onChange={({ currentTarget: { value } }) =>
            setReason(reportReasons.find((each) => each === value) ?? 'other')
          }
        />
        <Textarea
          label={words.word}
          error={fieldErrorsOf(report.error)?.word}
          rows={3}
          maxLength={developerLimits.reportWord}
          value={word}
          onChange={(event) => setWord(event.currentTarget.value)}
        />
        <Group>
          <Button type="submit" disabled={report.isPending}>
            {report.isPending ? words.submitting : words.submit}
          </Button>
          <Button variant="subtle" onClick={onCancel}>
            {words.cancel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
