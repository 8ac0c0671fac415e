import { z } from 'zod';
import { draftLineageSchema, draftSaveSchema } from '../../shared/unsent-drafts.ts';
import { idSchema, maxId, timestamp } from '../../shared/wire.ts';
import { isAllowedImageUrl } from '../editor/post-editing.ts';
import { postLimits } from '../posts/posts.ts';

/** Wire schemas of drafts that are written in stages: brief, outline, sections, and what stands around the text. */

export const stagedLimits = {
  subject: 300,
  reader: 300,
  goal: 300,
  voice: 500,
  sources: 6_000,
  heading: 150,
  points: 1_000,
  wish: 300,
  sections: 30,
  /** Of one section, in characters of HTML. */
  section: 40_000,
  imageAlt: 500,
  /** Works in progress of one admin. */
  open: 50,
} as const;

const bounded = (label: string, max: number) =>
  z.string().trim().max(max, `${label} must be at most ${max} characters`);

export const stagedBriefSchema = z.object({
  subject: bounded('Subject', stagedLimits.subject).min(1, 'Subject is required'),
  reader: bounded('Reader', stagedLimits.reader),
  goal: bounded('Goal', stagedLimits.goal),
  /** Addresses, notes, passages. */
  sources: bounded('Sources', stagedLimits.sources),
  voice: bounded('Voice', stagedLimits.voice),
  categoryId: idSchema(),
});

/** A brief as far as somebody has typed it: what could not be sent yet is kept too. */
const unsentBriefSchema = z.object({
  subject: z.string(),
  reader: z.string(),
  goal: z.string(),
  sources: z.string(),
  voice: z.string(),
  categoryId: z.number(),
});

/** The text that an unsent brief is kept as: JSON. Equal briefs have equal texts. */
export function unsentBriefText(brief: StagedBrief): string {
  const { subject, reader, goal, sources, voice, categoryId } = brief;
  return JSON.stringify({ subject, reader, goal, sources, voice, categoryId });
}

/** @returns null for a text that is no draft of a brief */
export function readUnsentBrief(text: string): StagedBrief | null {
  try {
    return unsentBriefSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** The brief of a draft in stages; null for one that is not begun yet. */
export const unsentBriefOfSchema = z.object({ id: idSchema().nullable() });

/** The text is what `unsentBriefText` makes of the brief. */
export const unsentBriefSaveSchema = unsentBriefOfSchema
  .extend(draftSaveSchema.shape)
  .refine(({ text }) => text === '' || readUnsentBrief(text) !== null, {
    message: 'This is no draft of a brief',
    path: ['text'],
  });

/** One part of the outline. Without a heading its text goes on under the one before, or opens the post. */
export const outlinePartSchema = z.object({
  /** Made by the browser that adds it. */
  id: z.uuid(),
  heading: bounded('Heading', stagedLimits.heading),
  points: bounded('Points', stagedLimits.points),
});

export const stagedDetailsSchema = z.object({
  title: bounded('Title', postLimits.title),
  slug: bounded('Slug', postLimits.slug),
  excerpt: bounded('Excerpt', postLimits.excerpt),
  metaTitle: bounded('Meta title', postLimits.metaTitle),
  metaDescription: bounded('Meta description', postLimits.metaDescription),
  metaKeywords: bounded('Meta keywords', postLimits.metaKeywords),
  imageUrl: bounded('Picture', postLimits.imageUrl).refine(
    isAllowedImageUrl,
    'Picture must start with https:// or /',
  ),
  imageAlt: bounded('Description of the picture', stagedLimits.imageAlt),
});

export const writtenDetails = [
  'title',
  'slug',
  'excerpt',
  'metaTitle',
  'metaDescription',
  'metaKeywords',
  'imageAlt',
] as const;

/** What a model wrote of them. */
export const offeredDetailsSchema = stagedDetailsSchema.omit({ imageUrl: true });

export const stepKinds = ['outline', 'section', 'details'] as const;

const stepSchema = z.object({
  id: z.number().int(),
  kind: z.enum(stepKinds),
  sectionId: z.string().nullable(),
  /** "running", "ok" or one of the failures of the AI. */
  outcome: z.string(),
  /** Why there is nothing, for people; '' where there is something or may come. */
  message: z.string(),
  /** What has arrived, as plain text; '' once it is over and in its place. */
  text: z.string(),
  durationMs: z.number().int(),
  inputTokens: z.number().int(),
  outputTokens: z.number().int(),
  /** Millionths of a dollar; null where no price was set. */
  costMicros: z.number().nullable(),
  createdAt: timestamp(),
});

export const stagedDraftSchema = z.object({
  id: z.number().int(),
  /** Goes back with every change of the brief, the outline and the details: a change over an unseen one is refused. */
  version: z.number().int(),
  brief: stagedBriefSchema.extend({ categoryId: z.number().int() }),
  sections: z.array(
    outlinePartSchema.extend({
      html: z.string(),
      /** Written anew, until it is taken or refused. */
      offeredHtml: z.string().nullable(),
    }),
  ),
  details: stagedDetailsSchema,
  offeredDetails: offeredDetailsSchema.nullable(),
  /** Every request for it, oldest first. */
  steps: z.array(stepSchema),
  updatedAt: timestamp(),
});

/** One line of the list of works in progress. */
export const stagedRowSchema = z.object({
  id: z.number().int(),
  subject: z.string(),
  sectionCount: z.number().int(),
  writtenCount: z.number().int(),
  updatedAt: timestamp(),
});

const versioned = { id: idSchema(), version: z.number().int().min(1).max(maxId) };

/** The draft that is sent with it. */
const sentDraft = { draft: draftLineageSchema.optional() };

export const beginInputSchema = stagedBriefSchema.extend(sentDraft);
export const saveBriefInputSchema = z.object({
  ...versioned,
  ...sentDraft,
  brief: stagedBriefSchema,
});
export const saveOutlineInputSchema = z.object({
  ...versioned,
  parts: z
    .array(outlinePartSchema)
    .max(stagedLimits.sections, `There may be at most ${stagedLimits.sections} parts`)
    .refine(
      (parts) => new Set(parts.map(({ id }) => id)).size === parts.length,
      'Every part may stand there once',
    ),
});
export const saveDetailsInputSchema = z.object({ ...versioned, details: stagedDetailsSchema });

export const askStepInputSchema = z.discriminatedUnion('kind', [
  z.object({ id: idSchema(), kind: z.literal('outline') }),
  z.object({
    id: idSchema(),
    kind: z.literal('section'),
    sectionId: z.uuid(),
    /** What is to be different this time. */
    wish: bounded('Wish', stagedLimits.wish).default(''),
  }),
  z.object({ id: idSchema(), kind: z.literal('details') }),
]);

export const decideInputSchema = z.object({
  id: idSchema(),
  sectionId: z.uuid(),
  /** What was seen: another one that came meanwhile is neither taken nor refused. */
  offeredHtml: z.string().max(stagedLimits.section),
  isTaken: z.boolean(),
});

export type StagedBrief = z.infer<typeof stagedBriefSchema>;
export type OutlinePart = z.infer<typeof outlinePartSchema>;
export type StagedDetails = z.infer<typeof stagedDetailsSchema>;
export type OfferedDetails = z.infer<typeof offeredDetailsSchema>;
export type StagedDraft = z.infer<typeof stagedDraftSchema>;
export type StagedStep = z.infer<typeof stepSchema>;
export type StagedRow = z.infer<typeof stagedRowSchema>;
export type StepKind = (typeof stepKinds)[number];
export type AskStepInput = z.output<typeof askStepInputSchema>;
