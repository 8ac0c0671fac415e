import { messageKeyDays } from '../../developers/developer-limits.ts';
import { requestKeyDays } from '../../requests/request-options.ts';
import type { LegalSection } from './legal.ts';

/** Days that the page promises; a test compares them with the code. */
export const promisedDays = {
  answeredRequests: 365,
  suspectedRequests: 30,
  agreements: 6 * 365,
  suspectedMessages: 30,
  closedReports: 30,
  profileReports: 30,
  endedBriefs: 30,
  unsentDrafts: 90,
  sentMessages: 30,
  signInCodes: 2,
  knownBrowsers: 400,
  smsKeywords: 90,
  trafficCounts: 760,
  idleSignIn: 30,
  oldestSignIn: 90,
} as const;

const days = promisedDays;

export const keptSection: LegalSection = {
  id: 'how-long',
  title: 'How long it is kept',
  paragraphs: [['Every night the site deletes by itself what is over its time.']],
  table: {
    caption: 'What is kept for how long',
    columns: ['What', 'How long'],
    rows: [
      [
        'A contact request that was answered',
        `${days.answeredRequests} days after its last change`,
      ],
      ['A contact request taken for junk', `${days.suspectedRequests} days`],
      ['A brief that came to nothing, and its answer', `${days.endedBriefs} days after its end`],
      [
        'What both sides of a contact request agreed on',
        `${days.agreements} days from the agreement, also when the request is gone`,
      ],
      [
        'A link to the page of a contact request',
        `${requestKeyDays} days; where something was agreed on, as long as that`,
      ],
      [
        'What was typed about a contact request, a brief or a message to a developer and not sent',
        `${days.unsentDrafts} days after its last change, or until what it is about goes`,
      ],
      [
        'A message to a developer, with what both wrote after it',
        'Until one of the two deletes it, or the developer leaves',
      ],
      [
        'How a developer hears of messages, and the mail address for it',
        'Until they change it or leave',
      ],
      ['A link to the page of a message to a developer', `${messageKeyDays} days`],
      ['A message to a developer taken for junk', `${days.suspectedMessages} days`],
      [
        'Whom a developer, or the owner of the site, has blocked from writing to developers',
        'Until they unblock them, or the developer leaves',
      ],
      [
        'A message of a blocked sender',
        `${days.suspectedMessages} days; what they add to an older one, as long as that`,
      ],
      [
        'A report of a message',
        `${days.closedReports} days after it was dealt with, at most as long as the message`,
      ],
      [
        'A report of a profile',
        `${days.profileReports} days after it was dealt with, or came in where it may be junk; at most as long as the profile`,
      ],
      ['A record of mail and text messages sent, without their words', `${days.sentMessages} days`],
      ['A sign-in code, and the network that asked for it', `${days.signInCodes} days`],
      [
        'A sign-in of a developer',
        `Until it ends: ${days.idleSignIn} days unused, ${days.oldestSignIn} days at most`,
      ],
      [
        'A browser that a developer has signed in with',
        `${days.knownBrowsers} days after the last sign-in`,
      ],
      ['How often pages were read: sums, about nobody', `${days.trafficCounts} days`],
      [
        'What tells the readers of a day apart',
        'Until the day is over (a minute after midnight, UTC)',
      ],
      ['STOP and START of a number', `${days.smsKeywords} days; a STOP that holds, longer`],
      ['A profile with photo and projects', 'Until its developer deletes it'],
      ['Backups', 'As long as the owner of the site keeps them'],
    ],
  },
};
