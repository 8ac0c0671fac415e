import { z } from 'zod';
import { parsedUrl } from '../../shared/text/parsed-url.ts';
import { hourMs } from '../../shared/time/durations.ts';
import { timestamp } from '../../shared/wire.ts';
import { callCalendarsContent } from './words/call-calendars.ts';

export const callCalendarLimits = { name: 60, address: 2_000 } as const;

/** The owner decides about a silent calendar after this time. */
export const silenceBeforeChoiceMs = hourMs;

export const calendarFaults = [
  'unreachable',
  'refused',
  'tooLarge',
  'noCalendar',
  'lostKey',
] as const;

export type CalendarFault = (typeof calendarFaults)[number];

/** Some servers send calendars as plain text, as a download, or without a type. */
export const callCalendarTypes =
  /^(?:text\/(?:calendar|plain)|application\/octet-stream|$)(?:;|$)/i;

const { validation } = callCalendarsContent;

/** `webcal` is how calendar programs write an address that they subscribe to. */
const readableAddress = z
  .string()
  .trim()
  .max(callCalendarLimits.address, validation.address)
  .transform((address) => address.replace(/^webcals?:/i, 'https:'))
  .refine((address) => ['https:', 'http:'].includes(parsedUrl(address)?.protocol ?? ''), {
    message: validation.address,
  });

export const newCalendarSchema = z.object({
  name: z.string().trim().min(1, validation.name).max(callCalendarLimits.name, validation.name),
  address: readableAddress,
});

export type NewCalendar = z.input<typeof newCalendarSchema>;

export const calendarIdSchema = z.object({ id: z.uuid() });

export const callCalendarSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The rest of the address is a secret. */
  host: z.string(),
  readAt: timestamp(),
  /** Beginning of the silence. Null when the calendar answers. */
  silentSince: timestamp().nullable(),
  /** By the server's clock: the owner may decide about the silence. */
  mayChoose: z.boolean(),
  fault: z.enum(calendarFaults).nullable(),
  /** Calls are offered by what is known, as the owner chose. */
  goesOnSince: timestamp().nullable(),
});

export type CallCalendar = z.infer<typeof callCalendarSchema>;
