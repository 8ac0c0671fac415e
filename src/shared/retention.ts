import { z } from 'zod';
import { dayMs } from './time/durations.ts';

/**
 * Days that things are kept from their end: from being deleted, sent, revoked or answered, from expiry, or from coming in.
 * The purges and the admin area both read them here; answered requests follow a setting.
 */
export const keptDays = {
  endedSessions: 0,
  // Sign-ins that were begun and not finished.
  signInTickets: 0,
  // Limits look back a day; another one lets somebody look into a complaint.
  signInCodes: 2,
  // As long as browsers keep the cookie.
  knownBrowsers: 400,
  adminBrowsers: 400,
  // Providers, and attackers who recorded their calls, do not repeat a message after this long.
  smsKeywords: 90,
  usedLimits: 0,
  suspectedRequests: 30,
  suspectedMessages: 30,
  requestKeys: 0,
  // From the last change of the text.
  unsentDrafts: 90,
  // Six years, from the day on which both sides had agreed: for so long either of them may have to show it.
  agreements: 6 * 365,
  // As long as it can be asked why.
  endedBriefs: 30,
  closedReports: 30,
  // From being dealt with, or from coming in where it may be junk.
  profileReports: 30,
  messageKeys: 0,
  notificationKeys: 0,
  previewLinks: 0,
  sentMessages: 30,
  activity: 365,
  aiRequests: 180,
  // A year and a month: the same month can be looked at again.
  aiUsage: 400,
  // Somebody may still be looking at one in an editor that was left open.
  aiSuggestions: 2,
  // Nobody has touched them; what was saved or discarded goes with deleted drafts.
  stagedDrafts: 180,
  deletedPosts: 30,
  deletedDrafts: 30,
  // A sentence may come back with an earlier version of its post.
  leftFacts: 90,
  // An editor may still be open that names a picture it has not saved.
  unnamedPictures: 7,
  revokedTokens: 90,
  // Long enough to look at the posts and take them back; the file goes as soon as they are made.
  postImports: 14,
  // A program that has no answer sends its creation again within minutes.
  creationKeys: 2,
  // Two whole years and the one under way can be compared.
  trafficCounts: 760,
  trafficVisitors: 0,
} as const;

/** Versions of a post that are kept. */
export const keptRevisions = 100;

/** Everything that is cleared away by itself, in the order in which people read of it. */
export const purgeNames = [
  'answeredRequests',
  'suspectedRequests',
  'requestKeys',
  'unsentDrafts',
  'agreements',
  'endedBriefs',
  'previewLinks',
  'suspectedMessages',
  'closedReports',
  'profileReports',
  'messageKeys',
  'notificationKeys',
  'sentMessages',
  'deletedPosts',
  'postRevisions',
  'deletedDrafts',
  'leftFacts',
  'postImports',
  'stagedDrafts',
  'unnamedPictures',
  'aiRequests',
  'aiUsage',
  'aiSuggestions',
  'activity',
  'revokedTokens',
  'creationKeys',
  'endedSessions',
  'signInTickets',
  'signInCodes',
  'knownBrowsers',
  'adminBrowsers',
  'smsKeywords',
  'usedLimits',
  'trafficVisitors',
  'trafficCounts',
  'searchWords',
] as const;

/** Until when is kept what both sides had agreed on at a moment. */
export function agreementKeptUntil(agreedAt: Date): Date {
  return new Date(agreedAt.getTime() + keptDays.agreements * dayMs);
}

export type PurgeName = (typeof purgeNames)[number];

/** One row of what is kept for how long. */
export const retentionSchema = z.object({
  name: z.enum(purgeNames),
  /** Days, or versions of each post; null for what goes as soon as nothing needs it. */
  limit: z.number().int().nullable(),
  /** Rows that the next purge would delete. */
  dueCount: z.number().int(),
});

export type Retention = z.infer<typeof retentionSchema>;
