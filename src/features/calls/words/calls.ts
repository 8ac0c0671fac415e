import type { CallAnswers } from '../../../shared/call-answers.ts';
import { isVideoLink } from '../../../shared/media/video-links.ts';
import { siteLocale } from '../../../shared/words/site-locale.ts';
import type { CallSettings } from '../calls.ts';
import { callKindName } from './call-kinds.ts';

/** Defaults before the first save. Nothing is bookable until the owner opens the calendar. */
export const firstCallSettings: CallSettings = {
  isOpen: false,
  timeZone: 'America/Chicago',
  hours: [1, 2, 3, 4, 5].map((weekday) => ({
    weekday,
    fromMinutes: 9 * 60,
    toMinutes: 17 * 60,
  })),
  lengthMinutes: 30,
  kinds: [],
  bufferMinutes: 0,
  bufferBeforeMinutes: 0,
  callsPerDay: 0,
  noticeHours: 12,
  daysAhead: 14,
  daysOff: [],
  place: '',
  videoLink: '',
  questions: [],
};

const hourAndMinute = { hour: 'numeric', minute: '2-digit' } as const;
const weekdayAndDay = { weekday: 'long', month: 'long', day: 'numeric' } as const;

/** Normalizes spaces: the locale data of server and browser differ. */
function partOf(at: Date, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  const part = new Intl.DateTimeFormat(siteLocale, { ...options, timeZone }).format(at);
  return part.replaceAll(/\s/g, ' ');
}

/** "Tuesday, November 24" */
export function callDay(at: Date, timeZone: string): string {
  return partOf(at, timeZone, weekdayAndDay);
}

export function callHour(at: Date, timeZone: string): string {
  return partOf(at, timeZone, hourAndMinute);
}

/** "3:00 PM CST" */
export function callHourInZone(at: Date, timeZone: string): string {
  return partOf(at, timeZone, { ...hourAndMinute, timeZoneName: 'short' });
}

/** "Tuesday, November 24, 2026, 3:00 PM CST" */
export function callTime(at: Date, timeZone: string): string {
  const day = partOf(at, timeZone, { ...weekdayAndDay, year: 'numeric' });
  return `${day}, ${callHourInZone(at, timeZone)}`;
}

export interface CallMeans {
  reach: string;
  videoLink: string;
  place: string;
}

/** Empty when only `place` says how the call takes place. */
export function meansForVisitor({ reach, videoLink }: CallMeans): string {
  if (isVideoLink(reach)) return `Your video link: ${reach}`;
  if (reach) return `We call you: ${reach}`;
  return videoLink ? `Our video link: ${videoLink}` : '';
}

export function meansForOwner({
  reach,
  videoLink,
}: Pick<CallMeans, 'reach' | 'videoLink'>): string {
  if (isVideoLink(reach)) return `Their video link: ${reach}`;
  if (reach) return `Call them: ${reach}`;
  return videoLink ? `Your video link: ${videoLink}` : '';
}

export function answersText(answers: CallAnswers): string {
  return answers.map(({ question, answer }) => `${question}\n${answer}`).join('\n\n');
}

export const callContent = {
  event: {
    summary: (kind: string, name: string) => `${callKindName(kind)} with ${name}`,
    page: (address: string) => `To move or cancel it: ${address}`,
    request: (address: string) => `The request: ${address}`,
    feedName: (brand: string) => `Calls: ${brand}`,
  },
  refusals: {
    taken: 'Somebody else has just taken this time. Please choose another one.',
    closed: 'Calls cannot be booked at the moment. Write to us, and we find a time.',
    changed: 'Your call was changed meanwhile. Please look at it again.',
    otherKinds: 'This kind of call is not offered any more. Please look at the times again.',
    needsNumber: 'Please enter your phone number, so that we can call you',
    otherQuestions: 'Our questions were changed meanwhile. Please look at them again.',
    unreachable: 'Please enter your phone number or a video link, so that we can reach you',
    notHeld: 'This call has not begun yet, or was moved or canceled.',
    over: 'This call is over or was canceled already.',
    otherSave:
      'Somebody else saved these settings meanwhile. Load them again, then make your change.',
  },
} as const;
