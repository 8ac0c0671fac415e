import type { ReportReason } from '../message-reports.ts';

export const reportReasonNames: Record<ReportReason, string> = {
  spam: 'Advertising or junk',
  abuse: 'Insult, threat or harassment',
  fraud: 'Fraud, or after money or passwords',
  other: 'Something else',
};

export const messageReportContent = {
  open: 'Report message',
  reported: 'Reported',
  note: 'The owner of this site then reads this message with its answers and the names of both sides, which nobody but the two of you reads otherwise. They may delete it or block its sender. The sender is not told.',
  reason: 'What is wrong with it',
  word: 'A word about it (optional)',
  submit: 'Report to the owner',
  submitting: 'Reporting...',
  cancel: 'Cancel',
  done: { title: 'Message reported', description: 'The owner of this site looks at it.' },
  failed: { title: 'Error', description: 'Failed to report the message' },
} as const;
