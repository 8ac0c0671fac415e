import { messageKeyDays } from '../../developers/developer-limits.ts';
import { outcomeLinkDays } from '../../outcomes/outcome-options.ts';
import { requestKeyDays } from '../../requests/request-options.ts';
import { confirmationDays, savedSearchDays } from '../../saved-searches/saved-search-options.ts';
import { testimonialLinkDays } from '../../testimonials/testimonial-options.ts';

/** Days that the page promises; a test compares them with the code. */
export const promisedDays = {
  answeredRequests: 365,
  suspectedRequests: 30,
  agreements: 6 * 365,
  suspectedMessages: 30,
  reports: 30,
  submissions: 90,
  endedBriefs: 30,
  unsentDrafts: 90,
  sentMessages: 30,
  signInCodes: 2,
  signUpNetworks: 30,
  knownBrowsers: 400,
  smsKeywords: 90,
  trafficCounts: 760,
  idleSignIn: 30,
  oldestSignIn: 90,
} as const;

const days = promisedDays;

export const keptSection = {
  id: 'how-long',
  title: 'How long it is kept',
  paragraphs: ['Every night the site deletes by itself what is over its time.'],
  table: {
    caption: 'What is kept for how long',
    columns: { what: 'What', text: 'How long' },
    rows: [
      {
        what: 'A contact request that was answered',
        text: `${days.answeredRequests} days after its last change`,
      },
      { what: 'A contact request taken for junk', text: `${days.suspectedRequests} days` },
      {
        what: 'A brief that came to nothing, and its answer',
        text: `${days.endedBriefs} days after its end`,
      },
      {
        what: 'What both sides of a contact request agreed on',
        text: `${days.agreements} days from the agreement, also when the request is gone`,
      },
      {
        what: 'A link to the page of a contact request',
        text: `${requestKeyDays} days; where something was agreed on, as long as that`,
      },
      {
        what: 'A testimonial, with the request that it is about',
        text: 'As long as it is published; otherwise as long as the request',
      },
      {
        what: 'A link to write a testimonial',
        text: `${testimonialLinkDays} days; where something was written, as long as that`,
      },
      {
        what: 'A saved search of developers, with its address',
        text: `${savedSearchDays} days, longer if you keep it; ${confirmationDays} days where nobody confirms it`,
      },
      {
        what: 'A recommendation of a developer, with the request that it is about',
        text: 'Until its writer takes it back or the developer leaves',
      },
      {
        what: 'What became of a brief, in the words of both sides',
        text: 'As long as the request, or until the developer leaves',
      },
      {
        what: 'A link to say what became of a brief',
        text: `${outcomeLinkDays} days; where a recommendation was written, as long as that`,
      },
      {
        what: 'What was typed about a contact request, a brief or a message to a developer and not sent',
        text: `${days.unsentDrafts} days after its last change, or until what it is about goes`,
      },
      {
        what: 'A message to a developer, with what both wrote after it',
        text: 'Until one of the two deletes it, or the developer leaves',
      },
      {
        what: 'How a developer hears of messages, and the mail address for it',
        text: 'Until they change it or leave',
      },
      { what: 'A link to the page of a message to a developer', text: `${messageKeyDays} days` },
      { what: 'A message to a developer taken for junk', text: `${days.suspectedMessages} days` },
      {
        what: 'Whom a developer, or the owner of the site, has blocked from writing to developers',
        text: 'Until they unblock them, or the developer leaves',
      },
      {
        what: 'A message of a blocked sender',
        text: `${days.suspectedMessages} days; what they add to an older one, as long as that`,
      },
      {
        what: 'A report of a message',
        text: `${days.reports} days after it was dealt with, at most as long as the message`,
      },
      {
        what: 'A report of a profile',
        text: `${days.reports} days after it was dealt with, or came in where it may be junk; at most as long as the profile`,
      },
      {
        what: 'An address that was left for an answer to a report',
        text: `Until the report is dealt with; then in the record of the mail, ${days.sentMessages} days`,
      },
      {
        what: 'A suggestion or correction, with the name and address of its sender',
        text: `${days.submissions} days after it was decided, or came in where it may be junk; a name that wanted to be named, until you or we take it off`,
      },
      {
        what: 'A record of mail and text messages sent, without their words',
        text: `${days.sentMessages} days`,
      },
      {
        what: 'A sign-in code, and the network that asked for it',
        text: `${days.signInCodes} days`,
      },
      {
        what: 'A sign-in of a developer',
        text: `Until it ends: ${days.idleSignIn} days unused, ${days.oldestSignIn} days at most`,
      },
      {
        what: 'A keyed hash of the network that a developer signed up from, which shows many accounts of one machine',
        text: `${days.signUpNetworks} days, or until the developer leaves`,
      },
      {
        what: 'A browser that a developer has signed in with',
        text: `${days.knownBrowsers} days after the last sign-in`,
      },
      { what: 'How often pages were read: sums, about nobody', text: `${days.trafficCounts} days` },
      {
        what: 'How often a developer was seen, and a badge fetched: sums, about nobody else',
        text: `${days.trafficCounts} days, or until the developer leaves`,
      },
      {
        what: 'What tells the readers of a day apart',
        text: 'Until the day is over (a minute after midnight, UTC)',
      },
      {
        what: 'STOP and START of a number',
        text: `${days.smsKeywords} days; a STOP that holds, longer`,
      },
      { what: 'A profile with photo and projects', text: 'Until its developer deletes it' },
      { what: 'Backups', text: 'As long as the owner of the site keeps them' },
    ],
  },
} as const;
