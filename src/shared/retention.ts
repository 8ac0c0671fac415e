import { z } from 'zod';
import { dayMs } from './time/durations.ts';

/**
 * Days that data is kept after its end: deletion, sending, revocation, answer, expiry or arrival. The purges and the
 * admin area read them here. Answered requests follow a setting.
 */
export const keptDays = {
  endedSessions: 0,
  signInTickets: 0,
  // Limits look back one day; the second day serves complaints.
  signInCodes: 2,
  // As long as browsers keep the cookie.
  knownBrowsers: 400,
  adminBrowsers: 400,
  // Neither providers nor attackers who recorded their calls repeat a message after this long.
  smsKeywords: 90,
  usedLimits: 0,
  suspectedRequests: 30,
  suspectedMessages: 30,
  accessLinks: 0,
  // Counted from the last change of the text.
  unsentDrafts: 90,
  // Six years after both sides agreed: for so long, either may have to prove the agreement.
  agreements: 6 * 365,
  // As long as somebody may ask for the reason.
  endedBriefs: 30,
  // Counted from the decision, or from arrival for possible junk.
  reports: 30,
  // Counted from the decision, or from arrival for possible junk. Names of the thanks stay.
  submissions: 90,
  // Machines make many accounts within days.
  signUpNetworks: 30,
  // So long nobody else can pose as a developer who left.
  freedHandles: 365,
  // A page that was left open may still undo the removal.
  removedProofs: 7,
  // Unconfirmed ones end after two days, confirmed ones when nobody keeps them.
  savedSearches: 0,
  // Counted from the end of the request, or of its mark.
  endedVerifications: 2 * 365,
  previewLinks: 0,
  sentMessages: 30,
  webhookDeliveries: 30,
  activity: 365,
  aiRequests: 180,
  // One year and one month, so that the same month can be compared.
  aiUsage: 400,
  // An editor that was left open may still show one.
  aiSuggestions: 2,
  // Drafts that nobody touched. Saved and discarded ones go with deleted drafts.
  stagedDrafts: 180,
  deletedPosts: 30,
  deletedDrafts: 30,
  // A sentence may come back with an earlier version of its post.
  leftFacts: 90,
  // An open editor may name a picture that it has not saved.
  unnamedPictures: 7,
  endedConnections: 0,
  // A person connects a program right after it registered.
  unconnectedPrograms: 2,
  // Many programs cannot register again by themselves.
  formerPrograms: 400,
  revokedTokens: 90,
  // Leaves time to check the posts and undo the import. The file is deleted as soon as the posts exist.
  postImports: 14,
  // A program without an answer repeats its creation within minutes.
  creationKeys: 2,
  // Two whole years can be compared with the current one.
  trafficCounts: 760,
  trafficVisitors: 0,
} as const;

export const keptRevisions = 100;

export const purgeNames = [
  'answeredRequests',
  'suspectedRequests',
  'accessLinks',
  'unsentDrafts',
  'agreements',
  'endedBriefs',
  'previewLinks',
  'suspectedMessages',
  'reports',
  'submissions',
  'signUpNetworks',
  'freedHandles',
  'removedProofs',
  'endedVerifications',
  'savedSearches',
  'sentMessages',
  'webhookDeliveries',
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
  'endedConnections',
  'unconnectedPrograms',
  'formerPrograms',
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

export function agreementKeptUntil(agreedAt: Date): Date {
  return new Date(agreedAt.getTime() + keptDays.agreements * dayMs);
}

export type PurgeName = (typeof purgeNames)[number];

export const retentionSchema = z.object({
  name: z.enum(purgeNames),
  /** Days, or versions of each post. Null means that data goes as soon as nothing needs it. */
  limit: z.number().int().nullable(),
  dueCount: z.number().int(),
});

export type Retention = z.infer<typeof retentionSchema>;
