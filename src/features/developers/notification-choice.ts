import { z } from 'zod';
import { formEmail } from '../../shared/text/form-text.ts';
import { isTimeZone } from '../../shared/time/time-zones.ts';
import { developerLimits } from './developer-limits.ts';

export const notificationChannelSchema = z.enum(['none', 'sms', 'mail']);

const zoneMissing = 'Please send the name of a time zone.';
const timeZoneSchema = z.string().max(64).refine(isTimeZone, zoneMissing);

export const notificationChoiceSchema = z.object({
  channel: notificationChannelSchema,
  timeZone: timeZoneSchema,
});

const addressSchema = formEmail(developerLimits.senderEmail);

export const notificationAddressSchema = z.object({ address: addressSchema });

export const briefNewsSchema = z
  .object({
    channel: notificationChannelSchema.describe('none: the developer looks by themselves'),
    timeZone: timeZoneSchema.optional().describe('Text messages wait for its morning'),
    address: addressSchema.optional().describe('Where mail is to go, once it is confirmed there'),
  })
  .refine(({ channel, timeZone }) => channel !== 'sms' || timeZone !== undefined, {
    message: zoneMissing,
    path: ['timeZone'],
  });

export const briefNewsMissing = 'Please choose how you hear of briefs';

export type BriefNews = z.infer<typeof briefNewsSchema>;
export type NotificationChannel = z.infer<typeof notificationChannelSchema>;
