import {
  keptDays,
  keptRevisions,
  type PurgeName,
  purgeNames,
  type Retention,
} from '../../../shared/retention.ts';
import { purgeActivity } from '../../activity/activity.service.ts';
import { purgeRevokedTokens } from '../../auth/api-tokens.service.ts';
import { purgeAdminBrowsers } from '../../auth/notices/admin-browsers.service.ts';
import { purgeEndedSessions } from '../../auth/session-adapter.ts';
import { purgeSignInTickets } from '../../auth/tickets/sign-in-tickets.service.ts';
import type { Deps } from '../../deps.ts';
import { purgeSentMessages } from '../../outbox/outbox.service.ts';
import type { PurgeMode } from '../../purge-mode.ts';
import { purgeAiRequests } from '../ai-drafts/ai-drafts.service.ts';
import { purgeAgreements } from '../contact/agreements/agreements.service.ts';
import { purgeBriefs } from '../contact/briefs/briefs.service.ts';
import { purgeAnsweredRequests, purgeSuspectedRequests } from '../contact/inbox/inbox.service.ts';
import { purgeRequestKeys } from '../contact/requests/request-keys.service.ts';
import { purgeMessageKeys } from '../developers/messages/message-keys.service.ts';
import { purgeSuspectedMessages } from '../developers/messages/messages.service.ts';
import { purgeClosedReports } from '../developers/messages/reports.service.ts';
import { purgeNudgeKeys } from '../developers/nudges/nudge-keys.service.ts';
import {
  purgeKnownBrowsers,
  purgeSignInCodes,
} from '../developers/phone-verification/sign-in-records.service.ts';
import { purgeProfileReports } from '../developers/profile-reports/profile-reports.service.ts';
import { purgeUnnamedPictures } from '../media/media-purge.service.ts';
import { purgeCreationKeys } from '../posts/creation-keys.service.ts';
import { purgeEndedDrafts } from '../posts/drafts/drafts.service.ts';
import { purgeLeftClaims } from '../posts/post-claims.service.ts';
import { purgeDeletedPosts, purgePostRevisions } from '../posts/post-purge.service.ts';
import { purgePreviewLinks } from '../posts/previews/preview-links.service.ts';
import { purgeImports } from '../posts/transfer/import/imports.service.ts';
import { purgeSearchWords } from '../search/text-search.service.ts';
import { purgeStagedDrafts } from '../staged-drafts/staged-drafts.service.ts';
import { purgeSmsKeywords } from '../text-opt-out/text-opt-out.service.ts';
import { purgeTrafficCounts, purgeTrafficVisitors } from '../traffic/traffic-purge.service.ts';
import { purgeUnsentDrafts } from '../unsent-drafts/unsent-drafts.service.ts';
import { purgeSuggestions } from '../writing/suggestions/suggestions.service.ts';
import { purgeAiUsage } from '../writing/usage/ai-usage.service.ts';
import { purgeUsedLimits } from './used-limits.queries.ts';

export type PurgeDeps = Pick<Deps, 'db' | 'clock' | 'settings' | 'mediaStore' | 'log'>;

const purges: Record<PurgeName, (deps: PurgeDeps, mode: PurgeMode) => Promise<number>> = {
  answeredRequests: purgeAnsweredRequests,
  suspectedRequests: purgeSuspectedRequests,
  requestKeys: purgeRequestKeys,
  unsentDrafts: purgeUnsentDrafts,
  agreements: purgeAgreements,
  endedBriefs: purgeBriefs,
  previewLinks: purgePreviewLinks,
  suspectedMessages: purgeSuspectedMessages,
  closedReports: purgeClosedReports,
  profileReports: purgeProfileReports,
  messageKeys: purgeMessageKeys,
  nudgeKeys: purgeNudgeKeys,
  sentMessages: purgeSentMessages,
  deletedPosts: purgeDeletedPosts,
  postRevisions: purgePostRevisions,
  deletedDrafts: purgeEndedDrafts,
  leftClaims: purgeLeftClaims,
  postImports: purgeImports,
  stagedDrafts: purgeStagedDrafts,
  unnamedPictures: purgeUnnamedPictures,
  aiRequests: purgeAiRequests,
  aiUsage: purgeAiUsage,
  aiSuggestions: purgeSuggestions,
  activity: purgeActivity,
  revokedTokens: purgeRevokedTokens,
  creationKeys: purgeCreationKeys,
  endedSessions: ({ db, clock }, mode) => purgeEndedSessions(db.prisma, clock.now(), mode),
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

/** Clears one kind of thing away. @returns how many there were */
export async function purge(deps: PurgeDeps, name: PurgeName): Promise<number> {
  const count = await purges[name](deps, 'delete');
  if (count > 0) deps.log.info({ purge: name, count }, 'cleared away what is kept no longer');
  return count;
}

/** What is kept for how long, and how much the next purges would delete. Changes nothing. */
export async function listRetention(deps: PurgeDeps): Promise<Retention[]> {
  const rows: Retention[] = [];
  for (const name of purgeNames) {
    const dueCount = await purges[name](deps, 'count');
    rows.push({ name, limit: limitOf(name, deps.settings), dueCount });
  }
  return rows;
}
