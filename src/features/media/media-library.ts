import { z } from 'zod';
import { adminLimits, pageInputSchema, pageOf } from '../../shared/admin/admin.ts';
import { rowsSchema } from '../../shared/admin/bulk.ts';
import { filePaths } from '../../shared/file-paths.ts';
import type { StoredPicture } from '../../shared/media/media.ts';
import { refusedSchema, timestamp } from '../../shared/wire.ts';
import { isGooglePicture } from './google-pictures.ts';

/** Pictures that are uploaded here stay, although nothing shows them yet. */
export const libraryUpload = `${filePaths.adminUpload}?keep=yes`;

export const mediaLimits = { name: 120, altText: 500, address: 2_000 } as const;

/** Stem of the file names. */
export const mediaIdSchema = z
  .string()
  .regex(/^post-[0-9a-f]{32}-\d{1,5}x\d{1,5}$/, 'This is no picture of the library.');

/** A file by its SHA-256, which the browser asks about before it sends the file. */
export const knownPictureInputSchema = z.object({
  sourceHash: z.string().regex(/^[\da-f]{64}$/, 'This is no hash of a file.'),
  /** As `libraryUpload` says for a file that is sent. */
  isKept: z.boolean(),
});

export const mediaFilters = ['all', 'unused'] as const;
export const mediaFilterSchema = z.enum(mediaFilters);

/** By itself, the newest come first. */
export const mediaSortSchema = z.enum(['newest', 'name', 'size']);

export const mediaListInputSchema = pageInputSchema.extend({
  search: z.string().trim().max(adminLimits.search).default(''),
  filter: mediaFilterSchema.default('all'),
  sort: mediaSortSchema.default('newest'),
});

export const percentSchema = z.number().int().min(0).max(100);

export const mediaItemSchema = z.object({
  id: z.string(),
  /** Largest JPEG, as stored in posts. */
  url: z.string(),
  /** '' when unknown. */
  name: z.string(),
  altText: z.string(),
  /** Focal point in percent of width and height. It stays visible in crops. */
  focusX: z.number().int(),
  focusY: z.number().int(),
  isKept: z.boolean(),
  widthPx: z.number().int(),
  heightPx: z.number().int(),
  byteSize: z.number().int(),
  createdAt: timestamp(),
  /** Counts posts in any state, in their current version. */
  postCount: z.number().int(),
  /** Counts kinds of content that show it in what is public, in a draft or in a scheduled version. */
  contentCount: z.number().int(),
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
  /** Values that the form was loaded with. Different stored values cause CONFLICT. */
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

/** Versions of a kind of content that show a picture. */
const contentUses = ['public', 'draft', 'scheduled', 'former'] as const;
export type ContentUse = (typeof contentUses)[number];

export const mediaUsesSchema = z.object({
  posts: z.array(z.object({ id: z.number().int(), title: z.string() })),
  /** Posts hidden from this admin. */
  otherPostCount: z.number().int(),
  content: z.array(
    z.object({
      kind: z.string(),
      title: z.string(),
      /** Address of its form; null for people who may not edit it. */
      path: z.string().nullable(),
      uses: z.array(z.enum(contentUses)),
    }),
  ),
  /** Posts that showed it in an earlier version. */
  formerPostCount: z.number().int(),
});

export const mediaReplacementSchema = z.object({ id: mediaIdSchema, byId: mediaIdSchema });
export const mediaReplacedSchema = z.object({
  changedCount: z.number().int(),
  failed: refusedSchema,
  /** Kinds of content by title. */
  content: z.object({
    changed: z.array(z.string()),
    failed: z.array(z.object({ title: z.string(), message: z.string() })),
    /** Still show it, because this admin may not change content. */
    left: z.array(z.string()),
  }),
});

export const adoptedPictureInputSchema = z.object({
  url: z.string().max(mediaLimits.address).refine(isGooglePicture, 'Only pictures of Google Docs'),
});

export const storedPictureSchema = z.object({
  url: z.string(),
  widthPx: z.number().int(),
  heightPx: z.number().int(),
  /** The library had the same file already. */
  isKnown: z.boolean().optional(),
}) satisfies z.ZodType<StoredPicture>;

export const mediaIdInputSchema = z.object({ id: mediaIdSchema });

const picturesSchema = rowsSchema(mediaIdInputSchema, { one: 'picture', many: 'pictures' });

export const picturesInputSchema = z.object({ pictures: picturesSchema });

/** The opposite call for the changed pictures is the undo. */
export const picturesKeepingSchema = picturesInputSchema.extend({ isKept: z.boolean() });

/** Pictures that needed no change are in neither list. */
export const picturesChangedSchema = z.object({
  changed: z.array(mediaIdInputSchema),
  failed: z.array(z.object({ id: z.string(), message: z.string() })),
});

export type PicturesChanged = z.infer<typeof picturesChangedSchema>;
export type PicturesKeeping = z.infer<typeof picturesKeepingSchema>;
export type MediaFilter = z.infer<typeof mediaFilterSchema>;
export type MediaSort = z.infer<typeof mediaSortSchema>;
export type MediaItem = z.infer<typeof mediaItemSchema>;
export type MediaListInput = z.infer<typeof mediaListInputSchema>;
export type MediaUpdate = z.infer<typeof mediaUpdateSchema>;
export type MediaReplaced = z.infer<typeof mediaReplacedSchema>;
export type MediaUses = z.infer<typeof mediaUsesSchema>;
