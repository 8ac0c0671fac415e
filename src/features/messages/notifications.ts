import { z } from 'zod';
import { notificationChannelSchema } from '../developers/notification-choice.ts';

/** Hours in the developer's time zone during which text messages are sent. Mail is sent at any time. */
export const notificationHours = { from: 8, to: 21 } as const;

export const notificationSettingsSchema = z.object({
  channel: notificationChannelSchema,
  mailAddress: z.string().nullable(),
  /** Unconfirmed. A confirmation link was sent to it. */
  newMailAddress: z.string().nullable(),
  isMailOn: z.boolean(),
  /** The number has sent STOP and gets no text messages. */
  isOptedOut: z.boolean(),
});

export const notificationPageSchema = z.object({
  mailAddress: z.string(),
  /** `off`: nothing is sent to the address, and no confirmation is pending. */
  state: z.enum(['unconfirmed', 'confirmed', 'off']),
});

export type NotificationSettings = z.infer<typeof notificationSettingsSchema>;
export type NotificationPage = z.infer<typeof notificationPageSchema>;
