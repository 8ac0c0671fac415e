import { Textarea, type TextareaProps } from '@mantine/core';
import { reportAnswerLength } from '../../reports/report-answers.ts';
import { adminDevelopersContent } from '../../words/admin-developers.ts';

const words = adminDevelopersContent.reportAnswer;

export function ReportAnswerField({ count, ...field }: TextareaProps & { count: number }) {
  return (
    <Textarea
      label={words.label}
      description={words.note(count)}
      rows={3}
      maxLength={reportAnswerLength}
      {...field}
    />
  );
}
