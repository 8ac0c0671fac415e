import {
  daySeconds as day,
  hourSeconds as hour,
  minuteSeconds as minute,
} from '../time/durations.ts';
import { counter, named, quota, type SlotFigures, setBy, slotLimits } from './limit.ts';

/**
 * Table of limits: what is limited, per whom, how many, in which time, and the answer beyond. Together with
 * `quotas.ts` it holds every limit of the site. docs/security.md shows it. `words/limits.ts` holds the texts of
 * refusals.
 */

/** Nobody saves more drafts in an hour of typing. */
const draftSaves = 1_500;

/** Prefix of all sign-in counters. A reset of an account deletes them together. */
export const signInPrefix = 'admin-sign-in';

/** Counted in the database, for all processes together. */
export const counters = named({
  // A success resets the failures of its own account only (security row 76).
  'admin-sign-in-address': counter('failed admin sign-ins', 'address', 5, hour),
  // A /48 holds 65,536 addresses.
  'admin-sign-in-network': counter('failed admin sign-ins', 'network', 15, hour),
  // Replaces both limits in a browser that the account has signed in with.
  'admin-sign-in-browser': counter('failed admin sign-ins', 'browser', 5, hour),
  // Remembers the places of an account's sign-ins: attempts from there are not slowed.
  'admin-sign-in-known': counter('admin sign-ins', 'address', 1, 30 * day, 'known'),
  // Refusing would lock the owner out (security row 8).
  'admin-sign-in-account': counter('admin sign-ins', 'account', 10, hour, 'slowed'),
  // Each challenge is a database row.
  'admin-sign-in-challenge-address': counter('passkey challenges', 'address', 60, hour),
  'admin-sign-in-challenge-network': counter('passkey challenges', 'network', 180, hour),
  // Counts attempts from places without an earlier sign-in. Three of a million codes are valid at a time, so a day of
  // guessing succeeds with a chance below 1 in 15,000.
  'admin-sign-in-codes': counter('authenticator codes', 'account', 20, day),
  'admin-mail-address': counter('new mail addresses of admins', 'account', 5, hour),
  'admin-mail-code': counter('codes that confirm these', 'account', 10, hour),
  // Enough for the import of a whole blog.
  'token-writes': counter('changes with an API token', 'token', 3_000, hour),

  'ai-drafts-day': counter('AI drafts', 'site', setBy('OPENAI_DAILY_BUDGET'), day),
  'ai-suggestions-day': counter('AI texts', 'site', setBy('OPENAI_DAILY_BUDGET', 20), day),

  // Each one costs money. An answer that is known already counts for nothing.
  'answer-address': counter('answers of a model', 'address', 20, hour),
  'answer-network': counter('answers of a model', 'network', 60, day),
  'answer-site': counter('answers of a model', 'site', setBy('OPENAI_DAILY_BUDGET', 10), day),

  // Anybody can enter anybody's mail address.
  'request-receipt-mail': counter('receipts of requests', 'recipient', 3, day, 'unsent'),
  'submission-mail': counter('receipts of submissions', 'recipient', 3, day, 'unsent'),
  'report-answer-mail': counter('answers to reports', 'recipient', 5, day, 'unsent'),
  'colleague-mail': counter('invitations of colleagues', 'recipient', 3, day),
  'colleague-invitation': counter('invitations of colleagues', 'request', 20, day),
  'message-receipt-mail': counter('receipts of messages', 'recipient', 3, day, 'unsent'),
  'message-answer-mail': counter('mails about answers', 'recipient', 10, day, 'unsent'),
  'saved-search-address': counter('saved searches', 'address', 20, hour),
  'saved-search-network': counter('saved searches', 'network', 60, day),
  'saved-search-site': counter('saved searches', 'site', 500, day),
  'saved-search-mail': counter('mails that confirm a search', 'recipient', 5, day),
  'notification-address-mail': counter('mails that confirm an address', 'recipient', 3, day),
  'notification-address': counter('new addresses for notifications', 'account', 5, hour),

  'program-registration-address': counter('programs that register', 'address', 20, hour),
  // A service connects many people from one network.
  'program-registration-network': counter('programs that register', 'network', 200, day),
  'program-registration-site': counter('programs that register', 'site', 2_000, day),
  // Each one makes a request to a stranger's server.
  'program-description': counter('descriptions of programs that are read', 'address', 60, hour),

  'developer-handle': counter('choices of a handle', 'account', 30, hour),
  'address-proof': counter('new addresses to prove', 'account', 30, hour),
  // Each one makes requests to a stranger's server.
  'address-proof-check': counter('checks of proofs', 'account', 30, hour),
  verification: counter('requests to be verified', 'account', 10, hour),
  'message-answer': counter('answers of a developer', 'account', 60, hour),
  'message-report': counter('reports of messages', 'account', 20, hour),
  entry: counter('entries of the sender', 'conversation', 20, hour),
  'message-answer-draft': counter('saves of answers', 'account', draftSaves, hour),
  'entry-draft': counter('saves of unsent entries', 'conversation', draftSaves, hour),
  'brief-draft': counter('saves of words about briefs', 'account', draftSaves, hour),
  // Decoding pictures is the most expensive work that a caller can cause.
  'request-answer-mail': counter('answers of the owner by mail', 'request', 20, hour, 'ignored'),
  'refused-mail': counter('mails about refused answers', 'request', 3, day, 'ignored'),
  // A signature of the provider opens the webhook once.
  'mail-webhook-token': counter(
    'posts with one signature of a mail provider',
    'token',
    1,
    day,
    'ignored',
  ),
  'request-file': counter('files of the sender', 'request', 30, hour),
  // Each of these can send mail to both sides.
  'request-quote': counter('answers to quotes', 'request', 20, day),
  'request-approval': counter('approvals of work', 'request', 30, day),
  // Drawing takes a worker for a second or two.
  'quote-pdf': counter('PDFs of a quote', 'request', 60, hour),
  'request-call': counter('changes of a call', 'request', 20, day),
  // Each one makes a request to a stranger's server.
  'call-calendar': counter('new calendars', 'account', 30, hour),
  // Each one makes a request to a stranger's server.
  webhook: counter(
    'new and changed endpoints, tests and repetitions of webhooks',
    'account',
    120,
    hour,
  ),
  'request-brief': counter('answers about briefs', 'request', 20, day),
  'testimonial-invitation': counter('invitations to write a testimonial', 'request', 5, day),
  testimonial: counter('changes of a testimonial', 'request', 20, day),
  outcome: counter('answers of a client about a job', 'request', 20, day),
  'outcome-answer': counter('answers of a developer about jobs', 'account', 60, hour),
  'text-answer-number': counter('texts of the owner', 'phone number', 20, day),
  'text-answer-day': counter('texts of the owner', 'site', 200, day),
  // Stops loops between two machines that answer each other.
  'sms-inbound': counter('replies to texts', 'phone number', 10, hour, 'unsent'),
});

const row = (name: string, ...of: Parameters<typeof counter>) => ({ name, ...counter(...of) });

/** Uses the counts of `sms-inbound`. */
export const textFlood = row('sms-inbound', 'texts', 'phone number', 60, hour, 'suspected');

/** Four kinds of inbox are open to strangers and count separately. A full inbox refuses nobody. */
const inbox = (kind: string, what: string) => ({
  address: row(`${kind}-address`, what, 'address', 20, hour),
  suspected: row(`${kind}-suspected`, `${what}, suspected ones`, 'network', 50, day),
  // Less than an inbox accepts, so that no network fills one alone.
  network: row(`${kind}-network`, what, 'network', 60, day, 'suspected'),
  box: row(`${kind}-box`, what, 'inbox', 100, day, 'suspected'),
});

export const inboxLimits = {
  contact: inbox('contact', 'contact requests'),
  'developer-message': inbox('developer-message', 'messages to developers'),
  'profile-report': inbox('profile-report', 'reports of profiles'),
  submission: inbox('submission', 'submissions'),
};

const perAddress = (factor: number) => setBy('SMS_HOURLY_PER_ADDRESS', factor);
const memberPercent = setBy('SMS_MEMBER_RESERVE_PERCENT');
const [failures, codes] = ['failed sends of codes', 'unused codes'];
const toMembers = 'unused codes to members';
const percent = { unit: 'percent' } as const;

/**
 * Sign-in codes, counted by their rows (docs/decisions/sign-in-codes.md). Members, and browsers that have signed in
 * with the number, have limits of their own, so that strangers cannot lock anybody out.
 */
export const codeLimits = {
  // Doubles with each send in a row (security row 6).
  cooldown: row('sms-cooldown', `${codes} to a number, at first`, 'browser', 1, 30),
  longestCooldown: row('sms-cooldown', `${codes} to a number, later`, 'browser', 1, 8 * minute),

  number: row('sms-number', codes, 'phone number', 10, day),
  numberFromNetwork: row('sms-number', `${codes} to a number`, 'network', 5, day),
  memberNumber: row('sms-number', toMembers, 'phone number', 15, day),
  memberFromNetwork: row('sms-number', 'the last five of these', 'network', 2, day),
  numberFromKnown: row('sms-number', `${codes} to known browsers`, 'phone number', 10, day),

  address: row('sms-caller', codes, 'address', perAddress(1), hour),
  network: row('sms-caller', codes, 'network', perAddress(3), hour),
  membersFromAddress: row('sms-caller', toMembers, 'address', perAddress(3), hour),
  membersFromNetwork: row('sms-caller', toMembers, 'network', perAddress(9), hour),

  budget: row('sms-budget', 'codes', 'site', setBy('SMS_DAILY_BUDGET'), day),
  country: row('sms-budget', 'codes', 'country', setBy('SMS_DAILY_PER_COUNTRY'), day),
  // One half is for members' numbers, the other half for known browsers.
  reserve: {
    ...row('sms-budget', 'reserve of the budget', 'site', memberPercent, day),
    ...percent,
  },
  reserveOfNetwork: { ...row('sms-budget', "members' half of it", 'network', 4, day), ...percent },
  warning: { ...row('sms-budget', 'use of a budget', 'site', 80, day, 'logged'), ...percent },

  failedToNumber: row('sms-provider', failures, 'phone number', 5, 5 * minute, 'busy'),
  failedOfAddress: row('sms-provider', failures, 'address', perAddress(1), 5 * minute, 'busy'),
  failed: row('sms-provider', failures, 'site', setBy('SMS_DAILY_BUDGET'), 5 * minute, 'busy'),

  // Everybody else, even at the same address, has the same number of checks (security row 61).
  checks: {
    name: 'code-checks',
    ...quota('checks of a code', 'browser', 5, 'tooMany'),
    retryAfterSeconds: 30,
  },
};

const [reads, views] = ['reads of profiles and searches', 'page views'];
const perMinute = (factor: number) => setBy('PUBLIC_READS_PER_MINUTE', factor);

/** Counted in the memory of each process, which is cheap. A caller who spreads over processes gains little. */
export const memoryCounters = {
  // A class behind one address reads a few profiles each in a minute; a program reads hundreds.
  reads: [
    row('public-reads', reads, 'address', perMinute(1), minute),
    row('public-reads', reads, 'network', perMinute(4), minute),
  ],
  programReads: [
    row('program-reads', 'messages at /mcp without a key', 'address', perMinute(1), minute),
    row('program-reads', 'messages at /mcp without a key', 'network', perMinute(4), minute),
  ],
  programCalls: [
    row('program-calls', 'messages at /mcp with a key', 'token', perMinute(1), minute),
  ],
  beacons: [
    row('beacons', views, 'address', 60, minute, 'uncounted'),
    row('beacons', views, 'network', 240, minute, 'uncounted'),
  ],
};

/** A crawler may request a hundred addresses at once, and all of them are answered. */
const queued = { process: 500, address: 150, network: 200 };
const retry = { retryAfterSeconds: 5 };
const signIns = { whenFull: 'tooMany', retryAfterSeconds: 8 } as const;
const uploads = (what: string, most: SlotFigures) => slotLimits('uploads', what, most, retry);
const texts = (what: string, waiting: number) => ({
  name: 'text-work',
  ...retry,
  ...quota(`${what} that wait`, 'process', waiting, 'busy'),
});

/** Slots and queues of each process (docs/decisions/overload.md). A limit beside "at work" includes those that wait. */
export const slots = {
  // One address gets a quarter: it may be thousands of people, or one program that opens as many as it can.
  connections: slotLimits(
    'open-connections',
    'open connections without a proxy in front',
    { process: 10_000, address: 2_500, network: 4_000 },
    { answer: 'closed', whenFull: 'closed' },
  ),
  calls: slotLimits('calls', 'calls of procedures', { atWork: 64, ...queued }),
  renderings: slotLimits('renderings', 'pages and feeds', { atWork: 4, ...queued }),
  socialPictures: slotLimits('social-pictures', 'social previews', { atWork: 1, ...queued }),
  // `DATABASE_POOL_SIZE` minus one are at work.
  database: slotLimits('connections', 'work on the database', {
    process: 1_000,
    address: 300,
    network: 400,
  }),
  bodies: slotLimits('bodies', 'bodies above 64 kB arriving', {
    process: 100,
    address: 20,
    network: 25,
  }),
  // Decoding is the heaviest work of a process. Developers and the owner have separate queues.
  developerPictures: slotLimits(
    'pictures',
    'decoding of photos',
    { atWork: 1, process: 17 },
    retry,
  ),
  ownerPictures: slotLimits(
    'pictures',
    'decoding of pictures of posts',
    { atWork: 1, process: 17 },
    retry,
  ),
  signIns: slotLimits(
    'sign-ins',
    'admin sign-ins under way',
    { process: 500, address: 5, network: 10 },
    signIns,
  ),
  // Has room for every sign-in above, so that none is refused halfway. Argon2 keeps a thread busy that others need.
  signInSteps: slotLimits('sign-ins', 'hashing of passwords', { atWork: 2, process: 500 }, signIns),
  // A whole class may share an address.
  photos: uploads('profile photos arriving', { process: 24, address: 8, network: 12, account: 2 }),
  projectPictures: uploads('pictures of projects arriving', {
    process: 24,
    address: 8,
    network: 12,
    account: 3,
  }),
  // The editor uploads all dropped files at once.
  postImages: uploads('images of posts arriving', { process: 16, account: 8 }),
  requestFiles: uploads('files of requests arriving', {
    process: 16,
    address: 4,
    network: 8,
    account: 2,
  }),
  // One after the other: a network that asks in parallel would spend the month for all.
  answers: slotLimits('answers', 'answers of a model under way', { process: 8, network: 1 }, retry),
  // A person has few calendars, and each read holds a connection to a stranger's server.
  outsideReads: slotLimits(
    'outside-reads',
    'reads of addresses that people gave',
    { atWork: 4, process: 40 },
    retry,
  ),
  // Each import is stored while it arrives. A person may have two windows.
  imports: uploads('imports arriving', { process: 4, account: 2 }),
};

/** Texts that wait for a worker thread, per process (docs/decisions/text-work.md). */
export const textQueues = {
  people: texts('long texts of people', 100),
  files: texts('long texts of files', 100),
  pictures: texts('drawings', 10),
};
