import { z } from 'zod';
import { draftLineageSchema, draftSaveSchema } from '../../shared/admin/unsent-drafts.ts';
import { idSchema, timestamp } from '../../shared/wire.ts';
import { developerLimits } from '../developers/developer-limits.ts';
import { briefLimits, briefStates } from './brief-options.ts';

const briefStateSchema = z.enum(briefStates);

/** The form of the sender's page. Browsers send "on" and "off". */
export const showingFormSchema = z.object({ isShown: z.enum(['on', 'off']) });

export const briefChoiceSchema = z.object({
  briefId: z
    .string('Please choose a developer')
    .regex(/^[1-9]\d{0,8}$/, 'Please choose a developer'),
});

const candidateSchema = z.object({
  briefId: z.number().int(),
  developerId: z.number().int(),
  developerName: z.string(),
  country: z.string(),
  yearStartedCoding: z.number().int().nullable(),
  word: z.string(),
});

export const requestBriefsSchema = z.object({
  isShown: z.boolean(),
  askedCount: z.number().int(),
  candidates: z.array(candidateSchema),
  chosen: candidateSchema.nullable(),
});

export const developerBriefSchema = z
  .object({
    id: z.number().int(),
    state: briefStateSchema,
    projectType: z.string().nullable(),
    budgetRange: z.string().nullable(),
    estimate: z.string().describe('Empty without one'),
    description: z
      .string()
      .describe(
        'Without names, addresses and numbers until the developer is chosen; empty once the brief is over',
      ),
    word: z.string(),
    createdAt: timestamp(),
    endsAt: timestamp().describe('Until when it is answered, or chosen after a yes'),
    answeredAt: timestamp().nullable(),
    sender: z
      .object({
        firstName: z.string(),
        lastName: z.string(),
        email: z.string().nullable(),
        company: z.string(),
      })
      .nullable()
      .describe('Only for the developer who was chosen'),
  })
  .meta({ id: 'Brief' });

export const briefIdInputSchema = z.object({ briefId: idSchema() });

export const briefAnswerSchema = z.object({
  briefId: idSchema(),
  answer: z.enum(['yes', 'no'], 'Please choose an answer'),
  word: z
    .string()
    .trim()
    .max(briefLimits.maxWord, `Please use at most ${briefLimits.maxWord} characters`),
  draft: draftLineageSchema.optional(),
});

export const briefDraftSaveSchema = briefIdInputSchema.extend(draftSaveSchema.shape);

export const ownersBriefsSchema = z.object({
  isShown: z.boolean(),
  briefs: z.array(
    z.object({
      id: z.number().int(),
      developerId: z.number().int(),
      developerName: z.string(),
      state: briefStateSchema,
      word: z.string(),
      createdAt: timestamp(),
      answeredAt: timestamp().nullable(),
      endsAt: timestamp(),
    }),
  ),
});

export const suggestionInputSchema = z.object({
  requestId: idSchema(),
  country: z.string().max(developerLimits.country).default(''),
  /** Search words that replace the words of the request. */
  words: z.string().trim().max(briefLimits.maxSearch).default(''),
});

export const suggestionSchema = z.object({
  developerId: z.number().int(),
  developerName: z.string(),
  country: z.string(),
  yearStartedCoding: z.number().int().nullable(),
  bioWords: z.array(z.string()),
  projectWords: z.array(z.string()),
});

export const briefOfferSchema = z.object({ requestId: idSchema(), developerId: idSchema() });

export type RequestBriefs = z.infer<typeof requestBriefsSchema>;
export type DeveloperBrief = z.infer<typeof developerBriefSchema>;
export type OwnersBriefs = z.infer<typeof ownersBriefsSchema>;
export type OwnersBrief = OwnersBriefs['briefs'][number];
export type Suggestion = z.infer<typeof suggestionSchema>;
export type SuggestionInput = z.infer<typeof suggestionInputSchema>;
export type BriefAnswer = z.infer<typeof briefAnswerSchema>;
