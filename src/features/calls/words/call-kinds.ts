import { minuteMs } from '../../../shared/time/durations.ts';
import {
  type CallMeeting,
  type CallVisitors,
  freeCall,
  namesOfFreeCall,
} from '../call-kind-options.ts';

const [, free] = namesOfFreeCall;

const meetings: Record<CallMeeting, string> = {
  either: 'As they choose',
  phone: 'By phone',
  room: 'At your video link',
};

const visitors: Record<CallVisitors, string> = {
  everyone: 'Everybody with a request',
  answered: 'Whom you have answered',
  clients: 'Clients with an order',
};

export const callKindName = (name: string) => (name === freeCall ? free : name);

export const minutesBetween = (startsAt: Date, endsAt: Date) =>
  (endsAt.getTime() - startsAt.getTime()) / minuteMs;

/** "Project talk, 60 minutes" */
export const callKindText = (name: string, minutes: number) =>
  `${callKindName(name)}, ${minutes} minutes`;

export const callKindsContent = {
  free,
  title: 'Kinds of calls',
  hint: 'The free call stands first. Its length is set below. Visitors choose among the kinds that they may book.',
  freeMeeting: 'Everybody with a request. By phone or by video link, as they choose.',
  name: 'Name',
  nameExample: 'Talk about the project',
  length: 'Length',
  meeting: 'How you meet',
  meetings,
  visitors: 'Who may book',
  visitorNames: visitors,
  add: 'Add a kind',
  remove: (name: string) => `Remove ${name || 'this kind'}`,
  number: (count: number) => `Kind ${count}`,
} as const;
