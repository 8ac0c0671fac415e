import { z } from 'zod';
import { isTimeZone } from './time-zones.ts';
import { idSchema, maxId, timestamp, wireFlag } from './wire.ts';

/** Wire schemas of the free call: when the owner takes calls, what a visitor may choose from, and what was booked. */

export const callLimits = { place: 200, word: 500, daysAhead: 60, daysOff: 60, hours: 21 } as const;

export const callLengthsMinutes = [15, 20, 30, 45, 60] as const;
/** Hours begin and end on these steps. */
export const hoursStepMinutes = 30;
export const minutesPerDay = 24 * 60;

/** Mails before a call. */
export const callReminders = ['dayBefore', 'hourBefore'] as const;
export type CallReminder = (typeof callReminders)[number];

export const timeZoneSchema = () =>
  z.string().max(60).refine(isTimeZone, 'Please choose a time zone');

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

export const savedCallSettingsSchema = callSettingsSchema.extend({
  version: versionSchema,
  /** Since when there is a link to the owner's calendar of calls. */
  feedSince: timestamp().nullable(),
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
});

/** A call as its visitor sees it. */
const visitorCallSchema = z.object({
  id: idSchema(),
  startsAt: timestamp(),
  endsAt: timestamp(),
});

export const callOfferSchema = z.object({
  /** Whether anything can be booked or moved. */
  isOpen: z.boolean(),
  lengthMinutes: z.number().int(),
  /** The owner's. */
  timeZone: z.string(),
  place: z.string(),
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

/** As its form sends it, with scripts and without. */
export const callBookingSchema = z.object({
  /** ISO 8601, UTC. */
  startsAt: momentSchema(),
  /** The visitor's. */
  timeZone: timeZoneSchema(),
  /** Id of the call that the visitor saw while choosing, empty for none: another one by now is not moved unseen. */
  seen: z.string().regex(/^\d{0,10}$/),
});

export const callCancelingSchema = callBookingSchema.pick({ seen: true });

export const bookingAnswerSchema = z.object({
  /** `taken`: somebody else was faster, and the offer has what is free now. */
  outcome: z.enum(['booked', 'taken']),
  offer: callOfferSchema,
});
