import { z } from 'zod';
import { sessionSchema } from '../../features/accounts/sessions.ts';
import { ownAvailabilitySchema } from '../../features/availability/availability.ts';
import { getOwnAvailability } from '../../features/availability/server/availability.service.ts';
import { developerBriefSchema } from '../../features/briefs/briefs.ts';
import { listDeveloperBriefs } from '../../features/briefs/server/brief-answers.service.ts';
import { currentDeveloperSchema } from '../../features/developers/developers.ts';
import { ownProjectSchema } from '../../features/developers/projects/own-projects.ts';
import { getOwnRecord } from '../../features/developers/server/developers.service.ts';
import { listOwnProjects } from '../../features/developers/server/projects/projects.service.ts';
import { listOwnTokens } from '../../features/developers/server/tokens/own-tokens.service.ts';
import {
  blockedSenderSchema,
  developerMessageSchema,
  messageEntrySchema,
} from '../../features/messages/developer-messages.ts';
import { ownReportSchema } from '../../features/messages/message-reports.ts';
import { notificationSettingsSchema } from '../../features/messages/notifications.ts';
import { listBlockedSenders } from '../../features/messages/server/blocks.service.ts';
import { listAllMessages } from '../../features/messages/server/messages.service.ts';
import { getNotificationSettings } from '../../features/messages/server/notifications/notification-settings.service.ts';
import { listOwnReports } from '../../features/messages/server/reports.service.ts';
import { ownOutcomeSchema } from '../../features/outcomes/outcomes.ts';
import { listOwnOutcomes } from '../../features/outcomes/server/outcomes.service.ts';
import { connectionSchema } from '../../features/programs/programs.ts';
import { listConnections } from '../../features/programs/server/connections.service.ts';
import { ownProofSchema } from '../../features/proofs/proofs.ts';
import { listOwnProofs } from '../../features/proofs/server/proofs.service.ts';
import { listKnownBrowsers } from '../../features/sign-up/server/sign-in-records.service.ts';
import { readOwnSkills } from '../../features/skills/server/skills.service.ts';
import { ownSkillsSchema } from '../../features/skills/skills.ts';
import { listCountsOfDeveloper } from '../../features/traffic/server/developer-numbers.service.ts';
import { listOwnRequests } from '../../features/verification/server/own-verification.service.ts';
import { ownRequestSchema } from '../../features/verification/verification.ts';
import { listSessions, ownerOfDeveloper } from '../../server/auth/account-sessions.service.ts';
import type { DeveloperSession } from '../../server/auth/request-sessions.ts';
import { DeveloperCounted } from '../../server/db/generated/client.ts';
import type { Deps } from '../../server/deps.ts';
import { DomainError } from '../../server/domain-error.ts';
import { developerTokenSchema } from '../../shared/developer-tokens.ts';
import { timestamp } from '../../shared/wire.ts';

export const developerExportSchema = z
  .object({
    exportedAt: timestamp(),
    developer: currentDeveloperSchema.extend({
      profileCompletedAt: timestamp().nullable(),
      updatedAt: timestamp(),
    }),
    numbers: z
      .array(
        z.object({
          day: z.iso.date(),
          what: z.enum(DeveloperCounted),
          projectId: z.number().int().nullable(),
          source: z.string(),
          count: z.number().int(),
        }),
      )
      .describe(
        'How often pages and badge were seen and what led there, briefs and answers to them, by day in UTC',
      ),
    projects: z.array(ownProjectSchema),
    availability: ownAvailabilitySchema.nullable(),
    skills: ownSkillsSchema,
    proofs: z.array(ownProofSchema),
    verifications: z.array(ownRequestSchema),
    outcomes: z.array(ownOutcomeSchema),
    messages: z.array(developerMessageSchema.extend({ entries: z.array(messageEntrySchema) })),
    briefs: z.array(developerBriefSchema),
    blockedSenders: z.array(blockedSenderSchema),
    messageReports: z.array(ownReportSchema),
    notifications: notificationSettingsSchema.omit({ isMailOn: true }),
    sessions: z.array(sessionSchema.omit({ id: true })),
    tokens: z.array(developerTokenSchema.omit({ id: true })),
    programs: z
      .array(connectionSchema.omit({ id: true }))
      .describe('Programs that act for you at /mcp'),
    knownBrowsers: z
      .array(z.object({ lastSignInAt: timestamp() }))
      .describe(
        'Browsers that were used to sign in; they have tries of their own when codes run short',
      ),
  })
  .meta({ id: 'DeveloperExport' });

/** @throws DomainError NOT_FOUND when the account was just deleted */
export async function exportDeveloper(
  deps: Pick<Deps, 'db' | 'clock' | 'mail' | 'textWork' | 'content'>,
  current: DeveloperSession,
): Promise<z.infer<typeof developerExportSchema>> {
  const { developerId } = current;
  const db = deps.db.prisma;
  const now = deps.clock.now();
  const { isMailOn: _, ...notifications } = await getNotificationSettings(deps, developerId);
  const [
    developer,
    numbers,
    projects,
    availability,
    skills,
    proofs,
    verifications,
    outcomes,
    messages,
    blockedSenders,
    messageReports,
    briefs,
    sessions,
    tokens,
    programs,
    knownBrowsers,
  ] = await Promise.all([
    getOwnRecord(db, developerId, now),
    listCountsOfDeveloper(db, developerId),
    listOwnProjects(db, developerId),
    getOwnAvailability(deps, developerId),
    readOwnSkills(deps, developerId),
    listOwnProofs(deps, developerId),
    listOwnRequests(deps, developerId),
    listOwnOutcomes(deps, developerId),
    listAllMessages(db, developerId),
    listBlockedSenders(deps, developerId),
    listOwnReports(db, developerId),
    listDeveloperBriefs(deps, developerId),
    listSessions(deps, ownerOfDeveloper(current)),
    listOwnTokens(deps, developerId),
    listConnections(deps, { developerId }),
    listKnownBrowsers(db, developerId),
  ]);
  if (!developer) throw new DomainError('NOT_FOUND', 'Developer not found');
  return {
    exportedAt: now,
    developer,
    numbers,
    projects,
    availability,
    skills,
    proofs,
    verifications,
    outcomes,
    messages,
    blockedSenders,
    messageReports,
    briefs,
    notifications,
    sessions: sessions.map(({ id: _id, ...session }) => session),
    tokens: tokens.map(({ id: _id, ...token }) => token),
    programs: programs.map(({ id: _id, ...program }) => program),
    knownBrowsers,
  };
}
