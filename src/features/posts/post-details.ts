import { z } from 'zod';
import { parsedUrl } from '../../shared/text/parsed-url.ts';
import { postLanguageOf } from '../../shared/text/post-language.ts';
import { idSchema, timestamp } from '../../shared/wire.ts';
import { isAllowedImageUrl, postLimits } from './posts.ts';

export const detailLimits = {
  tagsPerPost: 10,
  tagName: 40,
  byline: 80,
  canonicalUrl: 2_000,
  language: 35,
} as const;

/** Names that differ only by case or accents are the same tag. */
export const tagNameSchema = () =>
  z
    .string()
    .trim()
    .min(1, 'A tag needs a name')
    .max(detailLimits.tagName, `A tag must be at most ${detailLimits.tagName} characters`)
    .regex(/[\p{Letter}\p{Number}]/u, 'A tag needs a letter or a digit')
    .regex(/^[^,]*$/, 'A tag holds no comma');

export function isAllowedCanonicalUrl(value: string): boolean {
  if (value === '') return true;
  if (/[\s\\]/.test(value) || !/^https:\/\/[^/@]+(?:\/|$)/i.test(value)) return false;
  return parsedUrl(value) !== null;
}

export const postDetailsSchema = z
  .object({
    tags: z.array(z.string()).describe('Names, from A to Z'),
    byline: z.string().describe("'' for the site's own label"),
    canonicalUrl: z.string().describe("Where the text was published first; '' for here"),
    socialImageUrl: z.string().describe("'' for the picture that is drawn with the title"),
    language: z
      .string()
      .describe("Tag of BCP 47, such as he or pt-BR; '' for the site's own, English"),
    authorId: z.number().int().nullable(),
    authors: z
      .array(z.object({ id: z.number().int(), username: z.string() }))
      .describe('Whom it may be given to, in the admin area; empty for a program'),
  })
  .meta({ id: 'PostDetails' });

export const formerDetailsSchema = z.object({
  id: z.number().int(),
  tags: z.array(z.string()),
  byline: z.string(),
  canonicalUrl: z.string(),
  socialImageUrl: z.string(),
  language: z.string(),
  replacedBy: z.string(),
  replacedAt: timestamp(),
});

export const keptFormerDetails = 20;

/**
 * Details that are typed together with the text. Fields that are left out stay unchanged. Returns new schemas per call because the
 * REST adapter mutates the schemas it gets.
 */
export function detailFieldsShape() {
  return {
    tags: z
      .array(tagNameSchema())
      .max(detailLimits.tagsPerPost, `A post has at most ${detailLimits.tagsPerPost} tags`)
      .optional()
      .describe('All of them; those that are not known yet are made'),
    byline: z
      .string()
      .trim()
      .max(detailLimits.byline, `Byline must be at most ${detailLimits.byline} characters`)
      .optional(),
    canonicalUrl: z
      .string()
      .trim()
      .max(detailLimits.canonicalUrl)
      .refine(isAllowedCanonicalUrl, 'Canonical address must be a whole https:// address')
      .optional(),
    socialImageUrl: z
      .string()
      .trim()
      .max(postLimits.imageUrl)
      .refine(isAllowedImageUrl, 'Social picture must start with https:// or /')
      .optional(),
    language: z
      .string()
      .trim()
      .max(detailLimits.language)
      .refine(
        (text) => postLanguageOf(text) !== null,
        'Language must be the tag of a known language, such as “he” or “pt-BR”',
      )
      .overwrite((text) => postLanguageOf(text) ?? text)
      .optional(),
  };
}

export function postDetailsUpdate() {
  return z.object({
    id: idSchema().describe('Id of the post'),
    ...detailFieldsShape(),
    authorId: idSchema().optional(),
  });
}

const detailFields = z.object(detailFieldsShape());

export type DetailFields = z.infer<typeof detailFields>;

/** Details as a form holds them. */
export type TypedDetails = Pick<
  PostDetails,
  'tags' | 'byline' | 'canonicalUrl' | 'socialImageUrl' | 'language'
>;

export type FormerDetails = z.infer<typeof formerDetailsSchema>;
export type PostDetails = z.infer<typeof postDetailsSchema>;
export type PostDetailsUpdate = z.infer<ReturnType<typeof postDetailsUpdate>>;
