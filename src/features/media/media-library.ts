import { z } from 'zod';
import { adminLimits, pageInputSchema, pageOf } from '../../shared/admin.ts';
import type { StoredPicture } from '../../shared/media.ts';
import { timestamp } from '../../shared/wire.ts';
import { bulkOutcomeSchema } from '../posts/post-bulk.ts';
import { isGooglePicture } from './google-pictures.ts';

/** Wire schemas of the media library: the pictures of posts, uploaded or made by an AI. */

export const mediaLimits = { name: 120, altText: 500, address: 2_000 } as const;

/** The stem of its file names. */
export const mediaIdSchema = z
  .string()
  .regex(/^post-[0-9a-f]{32}-\d{1,5}x\d{1,5}$/, 'This is no picture of the library.');

export const mediaFilters = ['all', 'unused'] as const;
export const mediaFilterSchema = z.enum(mediaFilters);

export const mediaListInputSchema = pageInputSchema.extend({
  search: z.string().trim().max(adminLimits.search).default(''),
  filter: mediaFilterSchema.default('all'),
});

/** Of the width or height of a picture. */
export const percentSchema = z.number().int().min(0).max(100);

export const mediaItemSchema = z.object({
  id: z.string(),
  /** The largest size as JPEG: what is stored in a post. */
  url: z.string(),
  /** Of the file that was uploaded; '' where nobody knows. */
  name: z.string(),
  altText: z.string(),
  /** The part that stays in view where the picture is cropped, in percent of width and height. */
  focusX: z.number().int(),
  focusY: z.number().int(),
  /** It stays although nothing shows it. */
  isKept: z.boolean(),
  widthPx: z.number().int(),
  heightPx: z.number().int(),
  /** Of all of its files together. */
  byteSize: z.number().int(),
  createdAt: timestamp(),
  /** Posts of any state that show it now. */
  postCount: z.number().int(),
  /** Whether who asks may change it. */
  mayChange: z.boolean(),
});

export const mediaPageSchema = pageOf(mediaItemSchema);

export const mediaUpdateSchema = z.object({
  id: mediaIdSchema,
  name: z.string().trim().max(mediaLimits.name).optional(),
  altText: z.string().trim().max(mediaLimits.altText).optional(),
  focusX: percentSchema.optional(),
  focusY: percentSchema.optional(),
  isKept: z.boolean().optional(),
  /** What the form was filled with: where something else is stored by now, nothing is changed. */
  seen: z
    .object({
      name: z.string().max(mediaLimits.name),
      altText: z.string().max(mediaLimits.altText),
      focusX: percentSchema,
      focusY: percentSchema,
      isKept: z.boolean(),
    })
    .optional(),
});

export const mediaUsesSchema = z.object({
  posts: z.array(z.object({ id: z.number().int(), title: z.string() })),
  /** Posts that somebody else may see. */
  otherPostCount: z.number().int(),
  /** Posts that showed it in an earlier version. */
  formerPostCount: z.number().int(),
});

export const mediaReplacementSchema = z.object({ id: mediaIdSchema, byId: mediaIdSchema });
export const mediaReplacedSchema = z.object({
  changedCount: z.number().int(),
  failed: bulkOutcomeSchema.shape.failed,
});

/** A picture of a document at Google, to be stored here. */
export const adoptedPictureInputSchema = z.object({
  url: z.string().max(mediaLimits.address).refine(isGooglePicture, 'Only pictures of Google Docs'),
});

export const storedPictureSchema = z.object({
  url: z.string(),
  widthPx: z.number().int(),
  heightPx: z.number().int(),
}) satisfies z.ZodType<StoredPicture>;

export const mediaIdInputSchema = z.object({ id: mediaIdSchema });

export type MediaFilter = z.infer<typeof mediaFilterSchema>;
export type MediaItem = z.infer<typeof mediaItemSchema>;
export type MediaListInput = z.infer<typeof mediaListInputSchema>;
export type MediaUpdate = z.infer<typeof mediaUpdateSchema>;
export type MediaUses = z.infer<typeof mediaUsesSchema>;
