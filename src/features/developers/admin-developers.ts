import { z } from 'zod';
import { adminLimits, pageInputSchema, pageOf } from '../../shared/admin/admin.ts';
import { formText } from '../../shared/text/form-text.ts';
import { idSchema, timestamp } from '../../shared/wire.ts';
import { developerLimits } from './developer-limits.ts';

export const listedDeveloperFilters = ['all', 'hidden'] as const;

export const listedDevelopersInputSchema = pageInputSchema.extend({
  search: z.string().trim().max(adminLimits.search),
  filter: z.enum(listedDeveloperFilters),
});

const listedDeveloperSchema = z.object({
  id: z.number().int(),
  developerName: z.string(),
  createdAt: timestamp(),
  isProfileComplete: z.boolean(),
  hidden: z.object({ since: timestamp(), reason: z.string() }).nullable(),
});

export const listedDevelopersSchema = pageOf(listedDeveloperSchema);

export const profileHidingSchema = z.object({
  developerId: idSchema(),
  /** Shown to the developer. */
  reason: formText('Reason', developerLimits.minHidingReason, developerLimits.hidingReason),
});

export const profileShowingSchema = profileHidingSchema.pick({ developerId: true });

export type ListedDeveloper = z.infer<typeof listedDeveloperSchema>;
export type ListedDevelopers = z.infer<typeof listedDevelopersSchema>;
export type ListedDevelopersInput = z.infer<typeof listedDevelopersInputSchema>;
export type ProfileHiding = z.infer<typeof profileHidingSchema>;
