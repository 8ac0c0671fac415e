import { z } from 'zod';
import { timestamp } from '../../shared/wire.ts';
import { sessionSchema } from '../accounts/sessions.ts';
import { developerBriefSchema } from '../briefs/briefs.ts';
import {
  blockedSenderSchema,
  developerMessageSchema,
  messageEntrySchema,
} from '../messages/developer-messages.ts';
import { ownReportSchema } from '../messages/message-reports.ts';
import { nudgeSettingsSchema } from '../messages/nudges.ts';
import { projectSchema } from './developer-projects.ts';
import { currentDeveloperSchema } from './developers.ts';

/** Data export with everything that is stored about a developer. */
export const developerExportSchema = z
  .object({
    exportedAt: timestamp(),
    developer: currentDeveloperSchema.extend({
      profileCompletedAt: timestamp().nullable(),
      updatedAt: timestamp(),
    }),
    profileViews: z
      .array(z.object({ day: z.iso.date(), views: z.number().int() }))
      .describe('How often the profile was opened, by day in UTC, where visits are counted'),
    projects: z.array(projectSchema),
    messages: z.array(developerMessageSchema.extend({ entries: z.array(messageEntrySchema) })),
    briefs: z.array(developerBriefSchema),
    blockedSenders: z.array(blockedSenderSchema),
    messageReports: z.array(ownReportSchema),
    nudges: nudgeSettingsSchema.omit({ isMailOn: true }),
    sessions: z.array(sessionSchema.omit({ id: true })),
    knownBrowsers: z
      .array(z.object({ lastSignInAt: timestamp() }))
      .describe(
        'Browsers that were used to sign in; they have tries of their own when codes run short',
      ),
  })
  .meta({ id: 'DeveloperExport' });

const percent = () => z.coerce.number().min(0).max(100);

/**
 * Query of a photo upload: the crop in percent of the upright picture; the centered square by
 * default.
 */
export const photoCropSchema = z.union([
  z.object({ x: percent(), y: percent(), width: percent(), height: percent() }),
  z
    .object({})
    .strict()
    .transform(() => null),
]);

export type DeveloperExport = z.infer<typeof developerExportSchema>;
