import { z } from 'zod';
import { adminLimits, pageInputSchema, pageOf } from '../../shared/admin/admin.ts';
import { rowsSchema } from '../../shared/admin/bulk.ts';
import { formText } from '../../shared/text/form-text.ts';
import { idSchema, refusedSchema, timestamp } from '../../shared/wire.ts';
import { developerLimits } from './developer-limits.ts';
import { duplicateKinds } from './duplicate-options.ts';
import { reportAnswerText } from './reports/report-answers.ts';

export const listedDeveloperFilters = ['all', 'hidden', 'marked'] as const;

/** By itself, those who joined or changed something last come first. */
export const listedDeveloperSortSchema = z.enum(['changed', 'joined', 'name']);

export const listedDevelopersInputSchema = pageInputSchema.extend({
  search: z.string().trim().max(adminLimits.search),
  filter: z.enum(listedDeveloperFilters),
  sort: listedDeveloperSortSchema.default('changed'),
});

/** Others who share something that people seldom share. */
const duplicateMarkSchema = z.object({
  kind: z.enum(duplicateKinds),
  others: z.array(z.object({ id: z.number().int(), developerName: z.string() })),
  hasMore: z.boolean(),
});

const listedDeveloperSchema = z.object({
  id: z.number().int(),
  developerName: z.string(),
  createdAt: timestamp(),
  changedAt: timestamp(),
  isNew: z.boolean(),
  isProfileComplete: z.boolean(),
  marks: z.array(duplicateMarkSchema),
  hidden: z.object({ since: timestamp(), reason: z.string() }).nullable(),
});

export const listedDevelopersSchema = pageOf(listedDeveloperSchema);

export const profileHidingSchema = z.object({
  developerId: idSchema(),
  /** Shown to the developer. */
  reason: formText('Reason', developerLimits.minHidingReason, developerLimits.hidingReason),
  /** Sent to those who reported the profile and want an answer. */
  answer: reportAnswerText(),
});

export const profileShowingSchema = profileHidingSchema.pick({ developerId: true });

const moment = () => z.iso.datetime({ offset: true }).transform((text) => new Date(text));
const nouns = { one: 'profile', many: 'profiles' };

/** `since` begins a former hiding anew, where nobody was told of its end. */
export const profilesHidingSchema = z.object({
  profiles: rowsSchema(
    profileHidingSchema
      .pick({ reason: true })
      .extend({ id: idSchema(), since: moment().optional() }),
    nouns,
  ),
});

/** Profiles that somebody has hidden anew since then are left alone and reported. */
export const profilesShowingSchema = z.object({
  profiles: rowsSchema(z.object({ id: idSchema(), since: moment() }), nouns),
});

const hiddenProfileSchema = z.object({
  id: z.number().int(),
  since: timestamp(),
  reason: z.string(),
});

/** Lists the hidings that began or ended: the input of the opposite call, which is the undo. */
export const profilesChangedSchema = z.object({
  changed: z.array(hiddenProfileSchema),
  failed: refusedSchema,
});

export type DuplicateMark = z.infer<typeof duplicateMarkSchema>;
export type ListedDeveloperFilter = (typeof listedDeveloperFilters)[number];
export type ListedDeveloperSort = z.infer<typeof listedDeveloperSortSchema>;
export type ListedDeveloper = z.infer<typeof listedDeveloperSchema>;
export type ListedDevelopers = z.infer<typeof listedDevelopersSchema>;
export type ListedDevelopersInput = z.output<typeof listedDevelopersInputSchema>;
export type ProfileHiding = z.input<typeof profileHidingSchema>;
export type ProfilesHiding = z.output<typeof profilesHidingSchema>;
export type ProfilesShowing = z.output<typeof profilesShowingSchema>;
export type ProfilesChanged = z.infer<typeof profilesChangedSchema>;
