import { z } from 'zod';
import { idSchema, timestamp } from '../../../shared/wire.ts';
import { profileReportReasonSchema } from './profile-reports.ts';
import { reportAnswerText } from './report-answers.ts';

/** Number of open reports of a profile, and the latest in full. */
const reportedProfileSchema = z.object({
  developer: z.object({ id: z.number().int(), name: z.string(), photoUrl: z.string() }),
  count: z.number().int(),
  lastId: z.number().int(),
  /** Addresses that want an answer. */
  answerCount: z.number().int(),
  /** Those of all reports that are about a picture. */
  pictures: z.object({ count: z.number().int(), answerCount: z.number().int() }),
  reports: z.array(
    z.object({
      id: z.number().int(),
      reason: profileReportReasonSchema,
      word: z.string(),
      wantsAnswer: z.boolean(),
      isSuspected: z.boolean(),
      createdAt: timestamp(),
    }),
  ),
});

export const reportedProfilesSchema = z.object({
  items: z.array(reportedProfileSchema),
  total: z.number().int(),
  isMailOn: z.boolean(),
});

/** Keeps the profile as it is; reports newer than `lastId` stay open. */
export const profileReportDismissalSchema = z.object({
  developerId: idSchema(),
  lastId: idSchema(),
  answer: reportAnswerText(),
});

/** Removes the photo that the owner saw; a newer one refuses. */
export const reportedPictureSchema = profileReportDismissalSchema.extend({
  photoUrl: z.string().min(1).max(500),
});

export type ReportedProfile = z.infer<typeof reportedProfileSchema>;
export type ReportedProfiles = z.infer<typeof reportedProfilesSchema>;
export type ProfileReportDismissal = z.output<typeof profileReportDismissalSchema>;
export type ReportedPicture = z.output<typeof reportedPictureSchema>;
