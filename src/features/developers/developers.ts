import { z } from 'zod';
import { idSchema, timestamp, wireFlag } from '../../shared/wire.ts';
import { availabilityKinds } from '../availability/availability-options.ts';
import { skillKeySchema } from '../skills/skills.ts';
import { developerLimits } from './developer-limits.ts';
import { projectSchema } from './developer-projects.ts';
import {
  directoryMarks,
  directorySorts,
  hoursSteps,
  readDay,
  readLanguage,
  readRate,
  sortedCursorPattern,
} from './directory/directory-choices.ts';
import { briefNewsSchema } from './notification-choice.ts';

const invalidBirthDate = 'Please enter a valid birth date';

export function codingYears(now: Date): { first: number; last: number } {
  return { first: developerLimits.firstCodingYear, last: now.getUTCFullYear() };
}

/** YYYY-MM-DD. The developer is at least 16 years old. */
export function birthDates(now: Date): { first: string; last: string } {
  const sixteenYearsAgo = new Date(now);
  sixteenYearsAgo.setUTCFullYear(now.getUTCFullYear() - developerLimits.minAgeYears);
  return {
    first: `${developerLimits.firstBirthYear}-01-01`,
    last: sixteenYearsAgo.toISOString().slice(0, 10),
  };
}

/** Null when the date (YYYY-MM-DD) is valid. */
export function birthDateFault(day: string, now: Date): string | null {
  const { first, last } = birthDates(now);
  if (day < first || day > now.toISOString().slice(0, 10)) return invalidBirthDate;
  return day > last ? `Members are ${developerLimits.minAgeYears} or older` : null;
}

export const developerSchema = z
  .object({
    id: z.number().int(),
    developerName: z.string().describe('Empty for a developer who gave no name'),
    phoneNumber: z
      .string()
      .describe(
        'E.164; empty where the developer does not show it and the viewer is somebody else',
      ),
    bio: z.string(),
    country: z.string(),
    state: z.string().describe('A state of the United States, otherwise empty'),
    birthDate: z
      .string()
      .meta({ format: 'date' })
      .nullable()
      .describe(
        'ISO date, YYYY-MM-DD; null where the developer gave none, or does not show it and the viewer is somebody else',
      ),
    yearStartedCoding: z.number().int().nullable(),
    profilePhotoUrl: z.string(),
    createdAt: timestamp(),
    handle: z
      .string()
      .nullable()
      .describe('Name in the address of the profile, `/@handle`; null without one'),
  })
  .meta({ id: 'Developer' });

export const currentDeveloperSchema = developerSchema
  .extend({
    showPhoneNumber: z.boolean(),
    showBirthDate: z.boolean(),
    isOpenToBriefs: z.boolean(),
    showReplyTime: z.boolean(),
    isProfileComplete: z.boolean(),
    hidden: z
      .object({ since: timestamp(), reason: z.string() })
      .nullable()
      .describe('Since when and why the owner of the site shows the profile to nobody else'),
  })
  .meta({ id: 'CurrentDeveloper' });

export const developerCardSchema = developerSchema
  .omit({ phoneNumber: true, birthDate: true, handle: true })
  .meta({ id: 'DeveloperCard' });

export const directoryCardSchema = developerCardSchema.extend({
  skills: z.array(z.string()).describe('Names of the first skills'),
  isVerified: z.boolean().describe('By the studio'),
});

export const developerCardPageSchema = z.object({
  items: z.array(directoryCardSchema),
  nextCursor: z.union([z.number().int(), z.string()]).nullable(),
});

const birthDate = z.union(
  [z.iso.date(), z.iso.datetime({ offset: true }), z.null()],
  invalidBirthDate,
);

type Now = () => Date;

export const codingYear = (now: Now) =>
  z
    .number()
    .int()
    .refine(
      (year) => {
        const { first, last } = codingYears(now());
        return year >= first && year <= last;
      },
      {
        error: () => {
          const { first, last } = codingYears(now());
          return `Please enter a year between ${first} and ${last}`;
        },
      },
    );

const yearStartedCoding = (now: Now) => z.union([codingYear(now), z.null()], 'Please enter a year');

const nullableText = (maxLength: number, message: string) =>
  z.union([z.string().trim().max(maxLength, message), z.null()], message);

/** Omitted fields stay. The server also checks country and state against its lists, and keeps a state only for the United States. */
export const profileUpdateSchema = (now: Now) =>
  z.object({
    developerName: nullableText(
      developerLimits.developerName,
      `Please use at most ${developerLimits.developerName} characters for your name`,
    ).optional(),
    bio: nullableText(
      developerLimits.bio,
      `Please use at most ${developerLimits.bio} characters for your bio`,
    ).optional(),
    country: nullableText(
      developerLimits.country,
      'Please select a country from the list',
    ).optional(),
    state: nullableText(developerLimits.state, 'Please select a state from the list').optional(),
    birthDate: birthDate.optional(),
    yearStartedCoding: yearStartedCoding(now).optional(),
    showPhoneNumber: wireFlag().optional(),
    showBirthDate: wireFlag().optional(),
    isOpenToBriefs: wireFlag().optional(),
    showReplyTime: wireFlag().optional(),
  });

export const outdatedProfileMessage =
  'Your profile was changed elsewhere meanwhile. Please look at the marked fields and save again.';

/** `base` detects concurrent changes. */
export const profileChangeSchema = (now: Now) =>
  profileUpdateSchema(now).extend({
    base: profileUpdateSchema(now)
      .optional()
      .describe(
        'What you last read in the fields that you send. Where one of them holds something else by now, nothing is changed and the answer is 409. Without it, what is sent replaces what is there.',
      ),
    news: briefNewsSchema
      .optional()
      .describe('With `isOpenToBriefs`: needed where nothing says yet how you hear of briefs'),
  });

const isDay = (value: string) => readDay(value) !== null;
const isRate = (value: string) => readRate(value) !== null;
const isLanguage = (value: string) => readLanguage(value) !== null;
const isHoursStep = (value: number) => hoursSteps.includes(value);

export const directoryFiltersSchema = z.object({
  q: z.string().trim().max(developerLimits.searchText).optional(),
  country: z.string().max(developerLimits.country).optional(),
  minExperienceYears: z.number().int().min(0).max(developerLimits.minExperienceYears).optional(),
  tools: z
    .array(z.string().trim().min(1).max(developerLimits.builtWithTool))
    .max(developerLimits.toolFilters)
    .optional(),
  skill: skillKeySchema.optional(),
  kind: z.enum(availabilityKinds).optional(),
  freeBy: z.string().refine(isDay).optional().describe('Free on this day, YYYY-MM-DD'),
  minHours: z.number().int().refine(isHoursStep).optional().describe('Hours a week at least'),
  rate: z.string().refine(isRate).optional().describe('`USD.hour.50`: at most 50 dollars an hour'),
  language: z.string().refine(isLanguage).optional().describe('BCP 47'),
  mark: z.enum(directoryMarks).optional().describe('Verified by the studio'),
});

export const directoryQuerySchema = directoryFiltersSchema.extend({
  sort: z.enum(directorySorts).optional().describe('Newest first when left out'),
  cursor: z
    .union([idSchema(), z.string().regex(sortedCursorPattern)])
    .nullish()
    .describe('`nextCursor` of the page before'),
});

export const profileSchema = z
  .object({
    developer: developerSchema,
    projects: z.array(projectSchema),
  })
  .meta({ id: 'DeveloperProfile' });

export type CurrentDeveloper = z.infer<typeof currentDeveloperSchema>;
export type Developer = z.infer<typeof developerSchema>;
export type DeveloperCard = z.infer<typeof developerCardSchema>;
export type DeveloperProfile = z.infer<typeof profileSchema>;
export type DirectoryCard = z.infer<typeof directoryCardSchema>;
export type DirectoryPage = z.infer<typeof developerCardPageSchema>;
export type DirectoryFilters = z.infer<typeof directoryFiltersSchema>;
export type DirectoryQuery = z.infer<typeof directoryQuerySchema>;
export type ProfileChange = z.infer<ReturnType<typeof profileChangeSchema>>;
export type ProfileUpdate = z.infer<ReturnType<typeof profileUpdateSchema>>;
