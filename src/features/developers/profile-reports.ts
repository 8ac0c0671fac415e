import { z } from 'zod';
import { formText } from '../../shared/form-text.ts';
import { idSchema, timestamp } from '../../shared/wire.ts';
import { developerLimits } from './developer-limits.ts';

/** Why a visitor reports a profile. */
export const profileReportReasons = ['impersonation', 'spam', 'abuse', 'fraud', 'other'] as const;

const reasonSchema = z.enum(profileReportReasons, 'Please choose what is wrong');

export const profileReportFormSchema = z.object({
  reason: reasonSchema,
  word: formText('Your words', 0, developerLimits.reportWord),
});

/** A reported profile as the owner reads of it: all of its reports that wait, the latest of them in full. */
const reportedProfileSchema = z.object({
  developer: z.object({ id: z.number().int(), name: z.string() }),
  count: z.number().int(),
  lastId: z.number().int(),
  reports: z.array(
    z.object({
      id: z.number().int(),
      reason: reasonSchema,
      word: z.string(),
      /** Perhaps junk. */
      isSuspected: z.boolean(),
      createdAt: timestamp(),
    }),
  ),
});

export const reportedProfilesSchema = z.object({
  items: z.array(reportedProfileSchema),
  total: z.number().int(),
});

/** Leaves a profile as it is; what was reported after `lastId` goes on waiting. */
export const profileReportDismissalSchema = z.object({
  developerId: idSchema(),
  lastId: idSchema(),
});

export type ProfileReportReason = z.infer<typeof reasonSchema>;
export type ProfileReportForm = z.infer<typeof profileReportFormSchema>;
export type ReportedProfile = z.infer<typeof reportedProfileSchema>;
export type ReportedProfiles = z.infer<typeof reportedProfilesSchema>;
export type ProfileReportDismissal = z.infer<typeof profileReportDismissalSchema>;
