import { z } from 'zod';
import { developerMessageSchema } from './developer-messages.ts';
import { projectSchema } from './developer-projects.ts';
import { currentDeveloperSchema } from './developers.ts';
import { timestamp } from './wire.ts';

export const sessionSchema = z
  .object({
    id: z.string().describe('Names the session towards its owner; it opens nothing'),
    userAgent: z.string(),
    createdAt: timestamp(),
    lastUsedAt: timestamp(),
    isCurrent: z.boolean(),
  })
  .meta({ id: 'Session' });

export const sessionIdSchema = z.object({
  sessionId: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .describe('Id of the session'),
});

/** Everything that is stored about a developer. */
export const developerExportSchema = z
  .object({
    exportedAt: timestamp(),
    developer: currentDeveloperSchema.extend({
      profileCompletedAt: timestamp().nullable(),
      updatedAt: timestamp(),
    }),
    projects: z.array(projectSchema),
    messages: z.array(developerMessageSchema),
    sessions: z.array(sessionSchema.omit({ id: true })),
    knownBrowsers: z
      .array(z.object({ lastSignInAt: timestamp() }))
      .describe(
        'Browsers that were used to sign in; they have tries of their own when codes run short',
      ),
  })
  .meta({ id: 'DeveloperExport' });

const percent = () => z.coerce.number().min(0).max(100);

/** The query of a photo upload: the chosen square, in percent of the upright picture; without it, its middle. */
export const photoCropSchema = z.union([
  z.object({ x: percent(), y: percent(), width: percent(), height: percent() }),
  z
    .object({})
    .strict()
    .transform(() => null),
]);

export type DeveloperExport = z.infer<typeof developerExportSchema>;
export type DeveloperSessionInfo = z.infer<typeof sessionSchema>;
