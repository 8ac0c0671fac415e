import { z } from 'zod';
import { formText } from '../../shared/text/form-text.ts';
import { idSchema, timestamp } from '../../shared/wire.ts';
import { developerLimits } from './developer-limits.ts';

export const profileReportReasons = ['impersonation', 'spam', 'abuse', 'fraud', 'other'] as const;

const reasonSchema = z.enum(profileReportReasons, 'Please choose what is wrong');

export const profileReportFormSchema = z.object({
  reason: reasonSchema,
  word: formText('Your words', 0, developerLimits.reportWord),
});

/** Number of open reports of a profile, and the latest in full. */
const reportedProfileSchema = z.object({
  developer: z.object({ id: z.number().int(), name: z.string() }),
  count: z.number().int(),
  lastId: z.number().int(),
  reports: z.array(
    z.object({
      id: z.number().int(),
      reason: reasonSchema,
      word: z.string(),
      isSuspected: z.boolean(),
      createdAt: timestamp(),
    }),
  ),
});

export const reportedProfilesSchema = z.object({
  items: z.array(reportedProfileSchema),
  total: z.number().int(),
});

/** Keeps the profile as it is; reports newer than `lastId` stay open. */
export const profileReportDismissalSchema = z.object({
  developerId: idSchema(),
  lastId: idSchema(),
});

export type ProfileReportReason = z.infer<typeof reasonSchema>;
export type ProfileReportForm = z.infer<typeof profileReportFormSchema>;
export type ReportedProfile = z.infer<typeof reportedProfileSchema>;
export type ReportedProfiles = z.infer<typeof reportedProfilesSchema>;
export type ProfileReportDismissal = z.infer<typeof profileReportDismissalSchema>;
