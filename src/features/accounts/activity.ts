import { z } from 'zod';
import { adminLimits, pageInputSchema } from '../../shared/admin/admin.ts';

/** All that an entry can be about, by the part of the site it belongs to. */
export const activityParts = {
  posts: ['post', 'draft', 'category', 'AI draft', 'house style'],
  site: ['content', 'picture', 'submission'],
  clients: ['contact request', 'calendar of calls'],
  network: ['developer profile', 'recommendation', 'reported message', 'sender of messages'],
  settings: ['account', 'API token', 'program', 'webhook', 'job', 'counting of visits'],
} as const;

export type ActivityPart = keyof typeof activityParts;
export type ActivityTarget = (typeof activityParts)[ActivityPart][number];

export const activityPartNames = Object.keys(activityParts) as ActivityPart[];

export const activityInputSchema = pageInputSchema.extend({
  part: z.enum(activityPartNames).optional(),
  /** In who did it and in what it was done to. */
  search: z.string().trim().max(adminLimits.search).default(''),
});

export type ActivityInput = z.infer<typeof activityInputSchema>;
