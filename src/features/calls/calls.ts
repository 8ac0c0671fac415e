import { z } from 'zod';
import { readReach } from '../../shared/call-reach.ts';
import { isTimeZone } from '../../shared/time-zones.ts';
import { draftLineageSchema } from '../../shared/unsent-drafts.ts';
import { isVideoLink } from '../../shared/video-links.ts';
import { idSchema, maxId, timestamp, wireFlag } from '../../shared/wire.ts';

/** Wire schemas of the free call: when the owner takes calls, what a visitor may choose from, and what was booked. */

export const callLimits = {
  place: 200,
  reach: 300,
  word: 500,
  daysAhead: 60,
  daysOff: 60,
  hours: 21,
} as const;

export const callLengthsMinutes = [15, 20, 30, 45, 60] as const;
/** Hours begin and end on these steps. */
export const hoursStepMinutes = 30;
export const minutesPerDay = 24 * 60;

/** Mails before a call. */
export const callReminders = ['dayBefore', 'hourBefore'] as const;
export type CallReminder = (typeof callReminders)[number];

export const timeZoneSchema = () =>
  z.string().max(60).refine(isTimeZone, 'Please choose a time zone');

const shortText = (maxLength: number) =>
  z.string().trim().max(maxLength, `Please use at most ${maxLength} characters`);

const hoursSchema = z
  .object({
    /** 1 is Monday, as ISO 8601 counts. */
    weekday: z.number().int().min(1).max(7),
    /** Since midnight, as the clocks of the owner's zone show it. */
    fromMinutes: z
      .number()
      .int()
      .min(0)
      .max(minutesPerDay - hoursStepMinutes)
      .multipleOf(hoursStepMinutes),
    toMinutes: z
      .number()
      .int()
      .min(hoursStepMinutes)
      .max(minutesPerDay)
      .multipleOf(hoursStepMinutes),
  })
  .refine(({ fromMinutes, toMinutes }) => fromMinutes < toMinutes, {
    message: 'Hours must end after they begin',
    path: ['toMinutes'],
  });

export type CallHours = z.infer<typeof hoursSchema>;

function overlap(hours: readonly CallHours[]): boolean {
  return hours.some((one, index) =>
    hours.some(
      (other, otherIndex) =>
        otherIndex > index &&
        one.weekday === other.weekday &&
        one.fromMinutes < other.toMinutes &&
        other.fromMinutes < one.toMinutes,
    ),
  );
}

const daysOffSchema = z
  .object({ from: z.iso.date('Please choose a day'), to: z.iso.date('Please choose a day') })
  .refine(({ from, to }) => from <= to, {
    message: 'The last day must not be before the first',
    path: ['to'],
  });

export const callSettingsSchema = z
  .object({
    /** Nothing can be booked while this is false. */
    isOpen: wireFlag(),
    timeZone: timeZoneSchema(),
    hours: z
      .array(hoursSchema)
      .max(callLimits.hours)
      .refine((hours) => !overlap(hours), 'Hours of one day must not overlap'),
    lengthMinutes: z
      .number()
      .int()
      .refine((length) => callLengthsMinutes.some((known) => known === length)),
    /** Kept free after each call. */
    bufferMinutes: z.number().int().min(0).max(120),
    /** Nobody can book a call that begins sooner than this. */
    noticeHours: z.number().int().min(0).max(336),
    daysAhead: z.number().int().min(1).max(callLimits.daysAhead),
    /** By the calendar of the owner's zone, the last day included. */
    daysOff: z.array(daysOffSchema).max(callLimits.daysOff),
    /** Where or how the call takes place, in the owner's words. */
    place: z
      .string()
      .trim()
      .max(callLimits.place, `Please use at most ${callLimits.place} characters`),
    /** Where the owner meets visitors who leave neither a number nor a link; empty for none. */
    videoLink: shortText(callLimits.reach)
      .refine((link) => link === '' || isVideoLink(link), 'Please enter a link (https://...)')
      .default(''),
  })
  .refine(({ isOpen, hours }) => !isOpen || hours.length > 0, {
    message: 'Add hours before you open the calendar',
    path: ['isOpen'],
  })
  .refine(({ isOpen, place }) => !isOpen || place !== '', {
    message: 'Say how you will speak before you open the calendar',
    path: ['place'],
  });

export type CallSettings = z.infer<typeof callSettingsSchema>;

/** Grows by one with every save; 0 where nothing was saved yet. */
const versionSchema = z.number().int().min(0).max(maxId);

/** The link to the owner's calendar of calls ends when no calendar program has read it for so long. */
export const callFeedIdleDays = 90;

const callFeedStateSchema = z.object({
  since: timestamp(),
  lastUsedAt: timestamp().nullable(),
  endsAt: timestamp(),
});

export type CallFeedState = z.infer<typeof callFeedStateSchema>;

export const savedCallSettingsSchema = callSettingsSchema.extend({
  version: versionSchema,
  /** Null where there is no link. */
  feed: callFeedStateSchema.nullable(),
});

export const callSettingsInputSchema = z.object({
  settings: callSettingsSchema,
  /** What the form shows: a newer save of somebody else is not undone by it. */
  version: versionSchema,
});

export const callFeedSchema = z.object({ url: z.string() });

export const comingCallSchema = z.object({
  id: idSchema(),
  requestId: idSchema(),
  name: z.string(),
  email: z.string().nullable(),
  startsAt: timestamp(),
  endsAt: timestamp(),
  /** The visitor's. */
  timeZone: z.string(),
  /** A phone number or a link of the visitor's; empty for the owner's link. */
  reach: z.string(),
});

export type ComingCall = z.infer<typeof comingCallSchema>;

/** The owner takes a call back. */
export const callCancellationSchema = z.object({
  id: idSchema(),
  /** To the visitor. */
  word: z
    .string()
    .trim()
    .max(callLimits.word, `Please use at most ${callLimits.word} characters`)
    .default(''),
  /** The draft that is sent with it. */
  draft: draftLineageSchema.optional(),
});

/** The owner notes whether a call took place. */
export const callHeldSchema = z.object({ id: idSchema(), isHeld: wireFlag() });

/** A call as its visitor sees it. */
const visitorCallSchema = z.object({
  id: idSchema(),
  startsAt: timestamp(),
  endsAt: timestamp(),
  reach: z.string(),
});

export const callOfferSchema = z.object({
  /** Whether anything can be booked or moved. */
  isOpen: z.boolean(),
  lengthMinutes: z.number().int(),
  /** The owner's. */
  timeZone: z.string(),
  place: z.string(),
  /** The owner's standing link; empty for none. */
  videoLink: z.string(),
  call: visitorCallSchema.nullable(),
  /** The call before, which the owner had to cancel, and why; null where there is another one by now. */
  canceled: z.object({ startsAt: timestamp(), word: z.string() }).nullable(),
  /** Free moments at which a call may begin, in order. */
  slots: z.array(timestamp()),
  /** Where the next ones begin; null after the last. */
  nextFrom: timestamp().nullable(),
});

export type CallOffer = z.infer<typeof callOfferSchema>;

const momentSchema = () => z.iso.datetime('Please choose a time');

/** Where later times are asked for, ISO 8601 in UTC. */
export const offerFromSchema = momentSchema().optional();

/** Id of the call that the visitor saw while choosing, empty for none: another one by now is not moved or canceled unseen. */
const seenCall = { seen: z.string().regex(/^\d{0,10}$/) };

const bookingSchema = z.object({
  /** ISO 8601, UTC. */
  startsAt: momentSchema(),
  /** The visitor's. */
  timeZone: timeZoneSchema(),
  ...seenCall,
  /**
   * A phone number or a video link of the visitor's; empty for the owner's link. Left out, it stays as it was: a page from before
   * asks for nothing.
   */
  reach: shortText(callLimits.reach).optional(),
});

const unreadableReach = {
  path: ['reach'],
  message:
    'Please enter a phone number with its country code, such as +1 612 555 0177, or a link (https://...)',
};

/** As its form sends it with scripts, with the zone of the browser. */
export const callBookingSchema = bookingSchema.refine(
  ({ reach, timeZone }) => !reach || readReach(reach, timeZone) !== null,
  unreadableReach,
);

/** As its form sends it without scripts: the zone is what the page offers, and says nothing of where its visitor is. */
export const postedCallBookingSchema = bookingSchema.refine(
  ({ reach }) => !reach || readReach(reach, '') !== null,
  unreadableReach,
);

export const callCancelingSchema = z.object(seenCall);

export const bookingAnswerSchema = z.object({
  /** `taken`: somebody else was faster, and the offer has what is free now. */
  outcome: z.enum(['booked', 'taken']),
  offer: callOfferSchema,
});
