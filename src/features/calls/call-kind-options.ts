import { longestCallKind } from '../../shared/longest-call-kind.ts';

/** Pages load these without the schemas of `call-kinds.ts`. */
export const callLengthsMinutes = [15, 20, 30, 45, 60, 90] as const;

/** `either`: a phone number or a link of the visitor's, or the owner's link. `room`: always the owner's link. */
export const callMeetings = ['either', 'phone', 'room'] as const;
export type CallMeeting = (typeof callMeetings)[number];

/** `answered`: whose request was answered. `clients`: whose request became an order. */
export const callVisitors = ['everyone', 'answered', 'clients'] as const;
export type CallVisitors = (typeof callVisitors)[number];

export const callKindLimits = { name: longestCallKind, count: 6 } as const;

/** Stands for the name of the specified free call in rows and addresses. Each place says it in its own words. */
export const freeCall = 'free';

/** No other kind may have one of these names. */
export const namesOfFreeCall = [freeCall, 'Free call'] as const;
