import type { PurgeName } from '../../../shared/retention.ts';

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);
const daysAfter = (event: string) => (limit: number) => `${days(limit)} after ${event}`;
const atNight = (event: string) => () => `Until the night after ${event}`;

const kinds: Record<PurgeName, { what: string; kept: (limit: number) => string }> = {
  answeredRequests: {
    what: 'Contact requests that were answered, won or lost',
    kept: (limit) =>
      `${days(limit)} after their last change (ANSWERED_REQUESTS_KEPT_DAYS), and as long as their testimonial or a recommendation of a developer is published`,
  },
  suspectedRequests: {
    what: 'Contact requests in Suspected and Spam',
    kept: daysAfter('they came in'),
  },
  accessLinks: {
    what: 'Links to the page of a contact request, an agreement, a testimonial, a question about a job, a saved search or a message to a developer, and to the notifications of a developer',
    kept: atNight('they end'),
  },
  unsentDrafts: {
    what: 'Answers, notes, quotes and messages that were typed and not sent, of both sides of contact requests, briefs and messages to developers, and briefs of drafts in stages',
    kept: daysAfter('their last change'),
  },
  agreements: {
    what: 'Accepted quotes, and NDAs that hold, of contact requests that are gone, with names and address',
    kept: daysAfter('both sides had agreed'),
  },
  endedBriefs: {
    what: 'Briefs that a developer declined or did not answer, that were withdrawn, or whose developer was not chosen',
    kept: daysAfter('their end'),
  },
  previewLinks: {
    what: 'Links to the preview of a post',
    kept: atNight('they end'),
  },
  suspectedMessages: {
    what: 'Suspected messages to developers, and those of blocked senders',
    kept: daysAfter('they came in'),
  },
  reports: {
    what: 'Reports of messages and profiles that were dealt with, or may be junk',
    kept: daysAfter('that, or after such a one came in'),
  },
  submissions: {
    what: 'Suggestions and corrections that were decided, or may be junk; of thanked senders the name stays',
    kept: daysAfter('that, or after such a one came in'),
  },
  signUpNetworks: {
    what: 'Hashes of the networks that developers signed up from',
    kept: daysAfter('they signed up'),
  },
  freedHandles: {
    what: 'Names in the addresses of deleted developer profiles',
    kept: daysAfter('the profile was deleted'),
  },
  removedProofs: {
    what: 'Web addresses that developers took off their list of proven ones',
    kept: daysAfter('they were removed'),
  },
  endedVerifications: {
    what: 'Requests to be verified that were declined or withdrawn, or whose mark has ended',
    kept: daysAfter('their end'),
  },
  savedSearches: {
    what: 'Saved searches that nobody confirmed, or that have ended',
    kept: atNight('they end'),
  },
  sentMessages: {
    what: 'Record of mail and text messages sent, without their words',
    kept: daysAfter('they were written'),
  },
  webhookDeliveries: {
    what: 'Events that were told to webhooks, with what was answered',
    kept: daysAfter('they were written, or sent again'),
  },
  deletedPosts: { what: 'Deleted posts', kept: daysAfter('they were deleted') },
  postRevisions: {
    what: 'Versions of posts',
    kept: (limit) => `The last ${limit} of each post`,
  },
  deletedDrafts: {
    what: 'Deleted drafts of posts',
    kept: daysAfter('they were deleted'),
  },
  leftFacts: {
    what: 'Sources of facts that their text does not make any more',
    kept: daysAfter('the fact left the text'),
  },
  postImports: {
    what: 'Reports of imports, and files that were uploaded and not imported',
    kept: daysAfter('they were uploaded'),
  },
  stagedDrafts: {
    what: 'Drafts in stages that nobody goes on with; saved and discarded ones go with deleted drafts',
    kept: daysAfter('their last change'),
  },
  unnamedPictures: {
    what: 'Pictures that no post, version, draft or profile shows, but for those marked to be kept, and files of contact requests that are gone',
    kept: daysAfter('they were uploaded'),
  },
  aiRequests: {
    what: 'Requests to the AI, but for drafts you still have to save or discard',
    kept: daysAfter('they were made'),
  },
  aiUsage: {
    what: 'What each request to the AI took',
    kept: daysAfter('it was made'),
  },
  aiSuggestions: {
    what: 'Suggestions of the AI',
    kept: daysAfter('they were made'),
  },
  activity: { what: 'Activity log', kept: daysAfter('the entry') },
  endedConnections: {
    what: 'Connections of programs that have ended, with their keys',
    kept: atNight('they end'),
  },
  unconnectedPrograms: {
    what: 'Programs that registered and that nobody connected',
    kept: daysAfter('they registered'),
  },
  formerPrograms: {
    what: 'Programs that registered, and that nobody uses any more',
    kept: daysAfter('their last use'),
  },
  revokedTokens: {
    what: 'Revoked and ended API tokens',
    kept: daysAfter('they were revoked or came to their end'),
  },
  creationKeys: {
    what: 'Idempotency keys of posts that programs created',
    kept: daysAfter('they were sent'),
  },
  endedSessions: { what: 'Sign-in sessions', kept: atNight('they end') },
  signInTickets: {
    what: 'Admin sign-ins that were begun and not finished',
    kept: atNight('they expire'),
  },
  signInCodes: {
    what: 'Sign-in codes and where they were asked for',
    kept: daysAfter('they were sent'),
  },
  knownBrowsers: {
    what: 'Browsers that developers have signed in with',
    kept: daysAfter('the last sign-in'),
  },
  adminBrowsers: {
    what: 'Browsers that admins have signed in with',
    kept: daysAfter('the last sign-in'),
  },
  smsKeywords: {
    what: 'STOP and START of phone numbers, but for a STOP that holds',
    kept: daysAfter('they were sent'),
  },
  usedLimits: {
    what: 'Counters by network address that keep floods out',
    kept: atNight('their time is over'),
  },
  trafficVisitors: {
    what: 'What tells the visitors of a day apart',
    kept: atNight('their day'),
  },
  trafficCounts: {
    what: 'How often pages were read, by page and source, and what developers read of theirs',
    kept: daysAfter('the day'),
  },
  searchWords: {
    what: 'Words that mend typos in searches',
    kept: atNight('nothing uses them'),
  },
};

export const adminRetentionContent = {
  title: 'Retention',
  intro:
    'What the site keeps, and for how long. Every night it deletes by itself what is over its time.',
  caption: 'What is kept for how long',
  columns: { what: 'What', kept: 'Kept', due: 'Due tonight' },
  kinds,
  rest: 'Everything else is kept until somebody deletes it: posts, categories, unfinished drafts, other contact requests with their calls and quotes, developer accounts with their projects, messages, blocked senders and open reports, and jobs that failed for good.',
} as const;
