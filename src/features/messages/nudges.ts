import { z } from 'zod';
import { requestKeySchema } from '../requests/requests.ts';
import { nudgeChannelSchema } from './nudge-choice.ts';

/** Wire schemas of how a developer hears of messages. */

/** How often at most, whatever comes in: the rest is told together. */
export const nudgeCaps = { perHour: 1, perDay: 3 } as const;

/** Hours of the day, on a clock of the developer, between which text messages come; mail lies quiet until it is read. */
export const nudgeHours = { from: 8, to: 21 } as const;

export const nudgeSettingsSchema = z.object({
  channel: nudgeChannelSchema,
  /** Where mail goes; null before an address is confirmed. */
  mailAddress: z.string().nullable(),
  /** Waits for the link that was sent there. */
  newMailAddress: z.string().nullable(),
  /** The site sends mail. */
  isMailOn: z.boolean(),
  /** The number has sent STOP: it gets no text messages. */
  isOptedOut: z.boolean(),
});

export const nudgeKeyInputSchema = z.object({ key: requestKeySchema });

/** What the reader of an address is asked or told about it. */
export const nudgePageSchema = z.object({
  mailAddress: z.string(),
  /** `off`: nothing is sent there, and nothing waits. */
  state: z.enum(['unconfirmed', 'confirmed', 'off']),
});

export type NudgeSettings = z.infer<typeof nudgeSettingsSchema>;
export type NudgePage = z.infer<typeof nudgePageSchema>;
