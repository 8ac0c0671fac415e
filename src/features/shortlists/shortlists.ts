import { z } from 'zod';
import { idSchema, refusedSchema } from '../../shared/wire.ts';
import { shortlistLimits } from '../developers/addresses/shortlist-path.ts';
import { directoryCardSchema } from '../developers/developers.ts';
import { developerMessageFormSchema } from '../messages/developer-messages.ts';
import { shortlistRefusals } from './words/shortlist-refusals.ts';

/** Ids as in the address, such as `17-3`. */
export const shortlistInputSchema = z.object({ developers: z.string().max(200) });

/** Those whom visitors do not see are left out. */
export const shortlistSchema = z.object({
  developers: z.array(
    directoryCardSchema
      .pick({ id: true, profilePhotoUrl: true })
      .extend({ name: z.string(), place: z.string(), path: z.string() }),
  ),
  /** Facts about the first developers, in their order. Null where a developer does not say it. */
  rows: z.array(z.object({ label: z.string(), values: z.array(z.string().nullable()) })),
});

/** Browsers send the ids of the chosen boxes. */
const chosen = z
  .string()
  .regex(/^(?:[1-9]\d{0,8})?$/)
  .default('');

export const shortlistMessageFormSchema = developerMessageFormSchema.extend({
  first: chosen,
  second: chosen,
  third: chosen,
});

export const shortlistMessageSchema = developerMessageFormSchema.extend({
  developerIds: z
    .array(idSchema())
    .min(1, shortlistRefusals.nobody)
    .max(shortlistLimits.sideBySide)
    .transform((ids) => [...new Set(ids)]),
});

export const sentMessagesSchema = z.object({
  sent: z.array(
    z.object({
      developerId: z.number().int(),
      /** Opens the page of the message. Null where the same message has come in before. */
      messageKey: z.string().nullable(),
    }),
  ),
  failed: refusedSchema,
});

export function chosenIds(form: { first: string; second: string; third: string }): number[] {
  return [form.first, form.second, form.third].filter(Boolean).map(Number);
}

export type Shortlist = z.infer<typeof shortlistSchema>;
export type ShortlistMessage = z.output<typeof shortlistMessageSchema>;
export type SentMessages = z.infer<typeof sentMessagesSchema>;
