import { z } from 'zod';
import { draftLineageSchema } from '../../shared/admin/unsent-drafts.ts';
import { callAnswersSchema } from '../../shared/call-answers.ts';
import { readReach } from '../../shared/call-reach.ts';
import { isVideoLink } from '../../shared/media/video-links.ts';
import { isTimeZone } from '../../shared/time/time-zones.ts';
import { idSchema, maxId, timestamp, wireFlag } from '../../shared/wire.ts';
import { callKindLimits } from './call-kind-options.ts';
import { furtherKindsSchema, lengthSchema, offeredKindSchema } from './call-kinds.ts';
import { answerFields, callQuestionsSchema } from './question-schemas.ts';

export const callLimits = {
  place: 200,
  reach: 300,
  word: 500,
  daysAhead: 60,
  daysOff: 60,
  hours: 21,
  perDay: 50,
} as const;

export const hoursStepMinutes = 30;
export const minutesPerDay = 24 * 60;

export const timeZoneSchema = () =>
  z.string().max(60).refine(isTimeZone, 'Please choose a time zone');

const shortText = (maxLength: number) =>
  z.string().trim().max(maxLength, `Please use at most ${maxLength} characters`);

const hoursSchema = z
  .object({
    /** ISO 8601 weekday, 1 is Monday. */
    weekday: z.number().int().min(1).max(7),
    /** Minutes since midnight in the owner's time zone. */
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

const bufferSchema = z.number().int().min(0).max(120);

export const callSettingsSchema = z
  .object({
    isOpen: wireFlag(),
    timeZone: timeZoneSchema(),
    hours: z
      .array(hoursSchema)
      .max(callLimits.hours)
      .refine((hours) => !overlap(hours), 'Hours of one day must not overlap'),
    /** Applies to the free call. */
    lengthMinutes: lengthSchema,
    kinds: furtherKindsSchema.default([]),
    bufferMinutes: bufferSchema,
    bufferBeforeMinutes: bufferSchema.default(0),
    /** 0 for no limit. */
    callsPerDay: z.number().int().min(0).max(callLimits.perDay).default(0),
    noticeHours: z.number().int().min(0).max(336),
    daysAhead: z.number().int().min(1).max(callLimits.daysAhead),
    /** Dates in the owner's time zone. The last day is included. */
    daysOff: z.array(daysOffSchema).max(callLimits.daysOff),
    place: z
      .string()
      .trim()
      .max(callLimits.place, `Please use at most ${callLimits.place} characters`),
    /** The owner's link for visitors who leave neither a number nor a link. Empty when there is none. */
    videoLink: shortText(callLimits.reach)
      .refine((link) => link === '' || isVideoLink(link), 'Please enter a link (https://...)')
      .default(''),
    questions: callQuestionsSchema.default([]),
  })
  .refine(({ isOpen, hours }) => !isOpen || hours.length > 0, {
    message: 'Add hours before you open the calendar',
    path: ['isOpen'],
  })
  .refine(({ isOpen, place }) => !isOpen || place !== '', {
    message: 'Say how you will speak before you open the calendar',
    path: ['place'],
  })
  .refine(
    ({ kinds, videoLink }) => videoLink !== '' || kinds.every((kind) => kind.meeting !== 'room'),
    {
      message: 'Enter your standing link: a kind of call takes place there',
      path: ['videoLink'],
    },
  );

export type CallSettings = z.infer<typeof callSettingsSchema>;

/** Increases by one with each save. 0 before the first save. */
const versionSchema = z.number().int().min(0).max(maxId);

/** The calendar feed expires after this many days without a read. */
export const callFeedIdleDays = 90;

const callFeedStateSchema = z.object({
  since: timestamp(),
  lastUsedAt: timestamp().nullable(),
  endsAt: timestamp(),
});

export type CallFeedState = z.infer<typeof callFeedStateSchema>;

export const savedCallSettingsSchema = callSettingsSchema.extend({
  version: versionSchema,
  feed: callFeedStateSchema.nullable(),
});

export const callSettingsInputSchema = z.object({
  settings: callSettingsSchema,
  /** Version that the form was loaded with. A newer save causes CONFLICT. */
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
  timeZone: z.string(),
  /** The visitor's phone number or link. Empty means the owner's link. */
  reach: z.string(),
  answers: callAnswersSchema,
  /** Name, or `free` for the free call. */
  kind: z.string(),
});

export type ComingCall = z.infer<typeof comingCallSchema>;

export const callCancellationSchema = z.object({
  id: idSchema(),
  word: z
    .string()
    .trim()
    .max(callLimits.word, `Please use at most ${callLimits.word} characters`)
    .default(''),
  draft: draftLineageSchema.optional(),
});

export const callHeldSchema = z.object({ id: idSchema(), isHeld: wireFlag() });

const visitorCallSchema = z.object({
  id: idSchema(),
  startsAt: timestamp(),
  endsAt: timestamp(),
  reach: z.string(),
  answers: callAnswersSchema,
  kind: z.string(),
});

export const callOfferSchema = z.object({
  isOpen: z.boolean(),
  /** Kinds that this visitor may book, the free call first. */
  kinds: z.array(offeredKindSchema),
  /** The kind whose slots are offered. */
  kind: offeredKindSchema,
  timeZone: z.string(),
  place: z.string(),
  videoLink: z.string(),
  questions: z.array(z.string()),
  call: visitorCallSchema.nullable(),
  /** The last call and the owner's message, when the owner canceled it. */
  canceled: z.object({ startsAt: timestamp(), word: z.string() }).nullable(),
  slots: z.array(timestamp()),
  nextFrom: timestamp().nullable(),
});

export const freeTimesSchema = z.object({
  isOpen: z.boolean().describe('False while no calls are offered'),
  timeZone: z.string().describe('IANA; that of the studio'),
  lengthMinutes: z.number().int(),
  slots: z.array(timestamp()).describe('Beginnings'),
  nextFrom: timestamp().nullable().describe('`from` of the next days; null when there are none'),
});

export type FreeTimes = z.infer<typeof freeTimesSchema>;

export type CallOffer = z.infer<typeof callOfferSchema>;

const momentSchema = () => z.iso.datetime('Please choose a time');

const kindNameSchema = z.string().max(callKindLimits.name).optional();

/** Earliest beginning. */
export const fromSchema = () => momentSchema().optional();

export const offerWishSchema = {
  from: fromSchema(),
  /** Name of a kind. Another one, or none, means that of the booked call, otherwise the first. */
  kind: kindNameSchema,
};

/** Id of the call that the visitor saw while choosing, empty for none. A mismatch causes CONFLICT. */
const seenCall = { seen: z.string().regex(/^\d{0,10}$/) };

const bookingSchema = z.object({
  startsAt: momentSchema(),
  timeZone: timeZoneSchema(),
  /** Older pages do not send it: they keep the kind of the booked call, or mean the free one. */
  kind: kindNameSchema,
  ...seenCall,
  ...answerFields,
  /**
   * Phone number or video link. Empty means the owner's link. Undefined keeps the stored value, because older pages do not send
   * this field.
   */
  reach: shortText(callLimits.reach).optional(),
});

const unreadableReach = {
  path: ['reach'],
  message:
    'Please enter a phone number with its country code, such as +1 612 555 0177, or a link (https://...)',
};

/** Booking sent by script. Reads `reach` with the browser's time zone. */
export const callBookingSchema = bookingSchema.refine(
  ({ reach, timeZone }) => !reach || readReach(reach, timeZone) !== null,
  unreadableReach,
);

/** Booking posted without scripts. The time zone is the page's default, so it says nothing about `reach`. */
export const postedCallBookingSchema = bookingSchema.refine(
  ({ reach }) => !reach || readReach(reach, '') !== null,
  unreadableReach,
);

export const callCancelingSchema = z.object(seenCall);

export const bookingAnswerSchema = z.object({
  /** `taken`: another visitor booked the time first. The offer lists the slots that are still free. */
  outcome: z.enum(['booked', 'taken']),
  offer: callOfferSchema,
});
