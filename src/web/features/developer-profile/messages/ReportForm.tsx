import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import {
  reportReasonNames,
  messageReportContent as words,
} from '../../../../content/message-reports.ts';
import { developerLimits } from '../../../../shared/developer-limits.ts';
import { type ReportReason, reportReasons } from '../../../../shared/message-reports.ts';
import { fieldErrorsOf } from '../../../api/call-errors.ts';
import { withToasts } from '../../../api/call-toasts.ts';
import { trpc } from '../../../api/trpc.ts';
import { SelectField } from '../../../forms/SelectField.tsx';

const options = reportReasons.map((value) => ({ value, label: reportReasonNames[value] }));

type ReportFormProps = { messageId: number; onDone: () => void; onCancel: () => void };

/** Tells the owner of the site about a message; says before what the owner reads then. */
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
