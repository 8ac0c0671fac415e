import { z } from 'zod';
import { formEmail, formText } from '../../../shared/text/form-text.ts';
import { developerLimits } from '../developer-limits.ts';

export const profileReportReasons = [
  'impersonation',
  'picture',
  'spam',
  'abuse',
  'fraud',
  'other',
] as const;

export const profileReportReasonSchema = z.enum(
  profileReportReasons,
  'Please choose what is wrong',
);

export const profileReportFormSchema = z.object({
  reason: profileReportReasonSchema,
  word: formText('Your words', 0, developerLimits.reportWord),
  email: z.literal('').or(formEmail(developerLimits.senderEmail)).default(''),
});

export const profileReportPageSchema = z.object({
  /** Whether the site sends mail, so that an answer can be asked for. */
  isAnswered: z.boolean(),
});

export type ProfileReportReason = z.infer<typeof profileReportReasonSchema>;
export type ProfileReportForm = z.output<typeof profileReportFormSchema>;
