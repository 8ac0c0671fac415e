import { purgeSessions } from '../../../server/auth/account-sessions.service.ts';
import { purgeRevokedTokens } from '../../../server/auth/api-tokens.service.ts';
import type { Deps } from '../../../server/deps.ts';
import { purgeSentMessages } from '../../../server/outbox/outbox.service.ts';
import { purgeSmsKeywords } from '../../../server/outbox/text-opt-out.service.ts';
import type { PurgeMode } from '../../../server/purge-mode.ts';
import { purgeSearchWords } from '../../../server/search/text-search.service.ts';
import {
  keptDays,
  keptRevisions,
  type PurgeName,
  purgeNames,
  type Retention,
} from '../../../shared/retention.ts';
import { purgeActivity } from '../../accounts/server/activity/activity.service.ts';
import { purgeAdminBrowsers } from '../../accounts/server/notices/admin-browsers.service.ts';
import { purgeSignInTickets } from '../../accounts/server/tickets/sign-in-tickets.service.ts';
import { purgeBriefs } from '../../briefs/server/briefs.service.ts';
import { purgeAccessLinks } from '../../conversations/server/links/access-links.service.ts';
import { purgeReports } from '../../conversations/server/reports/reports.service.ts';
import { purgeSignUpNetworks } from '../../developers/server/duplicates/duplicates.service.ts';
import { purgeFreedHandles } from '../../developers/server/handles/handles.service.ts';
import { purgeDiscarded } from '../../documents/server/new-documents.service.ts';
import { purgeVersions } from '../../documents/server/versions.service.ts';
import { purgePreviewLinks } from '../../editor/server/previews/preview-links.service.ts';
import { purgeLeftFacts } from '../../facts/server/document-facts.service.ts';
import { purgeAiRequests } from '../../generator/server/drafts/ai-draft-log.service.ts';
import { purgeStagedDrafts } from '../../generator/server/stages/staged-drafts.service.ts';
import { purgeSuggestions } from '../../generator/server/suggestions/suggestions.service.ts';
import { purgeAiUsage } from '../../generator/server/usage/ai-usage.service.ts';
import { purgeUnnamedPictures } from '../../media/server/media-purge.service.ts';
import { purgeSuspectedMessages } from '../../messages/server/messages.service.ts';
import { purgeCreationKeys } from '../../posts/server/changes/post-creation.service.ts';
import { purgeDeletedPosts } from '../../posts/server/changes/post-purge.service.ts';
import {
  purgeConnections,
  purgeFormer,
  purgeUnconnected,
} from '../../programs/server/connections.service.ts';
import { purgeRemovedProofs } from '../../proofs/server/proofs.service.ts';
import { purgeAgreements } from '../../quotes/server/agreements/agreements.service.ts';
import {
  purgeAnsweredRequests,
  purgeSuspectedRequests,
} from '../../requests/server/inbox/inbox.service.ts';
import { purgeSavedSearches } from '../../saved-searches/server/saved-searches.service.ts';
import {
  purgeKnownBrowsers,
  purgeSignInCodes,
} from '../../sign-up/server/sign-in-records.service.ts';
import { purgeSubmissions } from '../../submissions/server/decisions.service.ts';
import {
  purgeTrafficCounts,
  purgeTrafficVisitors,
} from '../../traffic/server/traffic-purge.service.ts';
import { purgeImports } from '../../transfer/server/import/discard-imports.service.ts';
import { purgeUnsentDrafts } from '../../unsent-drafts/server/unsent-drafts.service.ts';
import { purgeEndedVerifications } from '../../verification/server/marks.service.ts';
import { purgeDeliveries } from '../../webhooks/server/log.service.ts';
import { purgeUsedLimits } from './used-limits.queries.ts';

export type PurgeDeps = Pick<Deps, 'db' | 'clock' | 'settings' | 'mediaStore' | 'log'>;

const purges: Record<PurgeName, (deps: PurgeDeps, mode: PurgeMode) => Promise<number>> = {
  answeredRequests: purgeAnsweredRequests,
  suspectedRequests: purgeSuspectedRequests,
  accessLinks: purgeAccessLinks,
  unsentDrafts: purgeUnsentDrafts,
  agreements: purgeAgreements,
  endedBriefs: purgeBriefs,
  previewLinks: purgePreviewLinks,
  suspectedMessages: purgeSuspectedMessages,
  reports: purgeReports,
  submissions: purgeSubmissions,
  signUpNetworks: purgeSignUpNetworks,
  freedHandles: purgeFreedHandles,
  removedProofs: purgeRemovedProofs,
  endedVerifications: purgeEndedVerifications,
  savedSearches: purgeSavedSearches,
  sentMessages: purgeSentMessages,
  webhookDeliveries: purgeDeliveries,
  deletedPosts: purgeDeletedPosts,
  postRevisions: purgeVersions,
  deletedDrafts: purgeDiscarded,
  leftFacts: purgeLeftFacts,
  postImports: purgeImports,
  stagedDrafts: purgeStagedDrafts,
  unnamedPictures: purgeUnnamedPictures,
  aiRequests: purgeAiRequests,
  aiUsage: purgeAiUsage,
  aiSuggestions: purgeSuggestions,
  activity: purgeActivity,
  revokedTokens: purgeRevokedTokens,
  endedConnections: purgeConnections,
  unconnectedPrograms: purgeUnconnected,
  formerPrograms: purgeFormer,
  creationKeys: purgeCreationKeys,
  endedSessions: purgeSessions,
  signInTickets: purgeSignInTickets,
  signInCodes: purgeSignInCodes,
  knownBrowsers: purgeKnownBrowsers,
  adminBrowsers: purgeAdminBrowsers,
  smsKeywords: purgeSmsKeywords,
  usedLimits: ({ db, clock }, mode) => purgeUsedLimits(db.prisma, clock.now(), mode),
  trafficVisitors: purgeTrafficVisitors,
  trafficCounts: purgeTrafficCounts,
  searchWords: purgeSearchWords,
};

function limitOf(name: PurgeName, settings: Deps['settings']): number | null {
  switch (name) {
    case 'answeredRequests':
      return settings.answeredRequestsKeptDays;
    case 'postRevisions':
      return keptRevisions;
    case 'searchWords':
      return null;
    default:
      return keptDays[name];
  }
}

/** @returns the number of deleted entries */
export async function purge(deps: PurgeDeps, name: PurgeName): Promise<number> {
  const count = await purges[name](deps, 'delete');
  if (count > 0) deps.log.info({ purge: name, count }, 'cleared away what is kept no longer');
  return count;
}

/** Lists each retention limit and how much the next purges would delete. Changes nothing. */
export async function listRetention(deps: PurgeDeps): Promise<Retention[]> {
  const rows: Retention[] = [];
  for (const name of purgeNames) {
    const dueCount = await purges[name](deps, 'count');
    rows.push({ name, limit: limitOf(name, deps.settings), dueCount });
  }
  return rows;
}
