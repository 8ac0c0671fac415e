import { z } from 'zod';
import { draftLineageSchema, draftSaveSchema } from '../../shared/admin/unsent-drafts.ts';
import { idSchema, timestamp } from '../../shared/wire.ts';
import { developerLimits } from '../developers/developer-limits.ts';
import { briefLimits, briefStates } from './brief-options.ts';

/** Wire schemas of briefs: requests that are offered to developers of the network. */

const briefStateSchema = z.enum(briefStates);

/** Whether the sender of a request wants it shown, as the form of its page sends it. */
export const showingFormSchema = z.object({ isShown: z.enum(['on', 'off']) });

/** The developer that the sender chooses, as the form of the page sends it. */
export const briefChoiceSchema = z.object({
  briefId: z
    .string('Please choose a developer')
    .regex(/^[1-9]\d{0,8}$/, 'Please choose a developer'),
});

/** A developer who would like to do it, as the sender of the request sees them. */
const candidateSchema = z.object({
  briefId: z.number().int(),
  developerId: z.number().int(),
  developerName: z.string(),
  country: z.string(),
  yearStartedCoding: z.number().int().nullable(),
  word: z.string(),
});

/** The briefs of a request as its sender sees them. */
export const requestBriefsSchema = z.object({
  isShown: z.boolean(),
  /** Developers who were asked and have not answered. */
  askedCount: z.number().int(),
  candidates: z.array(candidateSchema),
  chosen: candidateSchema.nullable(),
});

/** A brief as its developer sees it. */
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

/** The developer's answer. */
export const briefAnswerSchema = z.object({
  briefId: idSchema(),
  answer: z.enum(['yes', 'no'], 'Please choose an answer'),
  word: z
    .string()
    .trim()
    .max(briefLimits.maxWord, `Please use at most ${briefLimits.maxWord} characters`),
  /** The draft that is sent with it. */
  draft: draftLineageSchema.optional(),
});

export const briefDraftSaveSchema = briefIdInputSchema.extend(draftSaveSchema.shape);

/** The briefs of a request as the owner sees them. */
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
  /** Instead of the request's own words. */
  words: z.string().trim().max(briefLimits.maxSearch).default(''),
});

/** A developer who suits a request, and why: which of its words stand where. */
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
