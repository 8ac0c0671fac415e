import { z } from 'zod';
import { idInputSchema } from '../../../shared/admin.ts';
import {
  autosaveFormSchema,
  autosaveSchema,
  editorPostSchema,
  editorWindowSchema,
  otherEditorSchema,
  postFieldsShape,
  postListInputSchema,
  postPageSchema,
  publicationTime,
  revisionRowSchema,
  revisionSchema,
  savedPostSchema,
} from '../../../shared/admin-posts.ts';
import { maxId, postLimits } from '../../../shared/blog.ts';
import { adminOrTokenProcedure, adminProcedure, router } from '../../trpc/init.ts';
import { etagHeader, ifMatchHeader, postEtag } from '../blog/post-etag.ts';
import { sanitizePostHtml } from '../blog/post-html.ts';
import {
  discardAutosave,
  getAutosave,
  listOtherEditors,
  saveAutosave,
} from './autosave.service.ts';
import { getEditorPost, updatePost } from './editor.service.ts';
import { createPost } from './post-creation.service.ts';
import { listEditorPosts } from './post-list.service.ts';
import {
  deletePost,
  publishPost,
  schedulePost,
  undeletePost,
  unpublishPost,
} from './post-state.service.ts';
import { getRevision, listRevisions, restoreRevision } from './revision.service.ts';
import { countTokenWrite } from './write-limit.ts';

const tags = ['Blog'];
const errorResponses = [400, 401, 403, 404, 409, 413, 429];

const examplePost = {
  title: 'A first app in one weekend',
  slug: 'a-first-app-in-one-weekend',
  categoryId: 1,
  imageUrl: 'https://example.com/weekend.jpg',
  excerpt: 'One sentence on Friday, three real users on Sunday.',
  isPublished: 'true',
  content: '<h2>Friday</h2><p>Write one sentence.</p>',
  metaTitle: 'A first app in one weekend | vibecode.land',
  metaDescription: 'An hour-by-hour plan for a first app.',
  metaKeywords: 'first app, weekend project',
} as const;

const versionedInput = z.object({
  id: z.number().int().min(1).max(maxId),
  version: z.number().int().min(1).max(maxId),
});
const autosaveInput = z.object({ postId: z.number().int().min(1).max(maxId) });

export const postsRouter = router({
  list: adminProcedure
    .input(postListInputSchema)
    .output(postPageSchema)
    .query(({ ctx, input }) => listEditorPosts(ctx.deps, input)),

  get: adminProcedure
    .input(idInputSchema)
    .output(editorPostSchema)
    .query(({ ctx, input }) => getEditorPost(ctx.deps, input.id)),

  create: adminOrTokenProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/blog/posts',
        tags,
        summary: 'Create a post',
        description:
          "isPublished is the string 'true' (the default) or 'false'. A publishedAt in the future schedules the post. An optional field that is null counts as left out.",
        protect: true,
        errorResponses,
        responseHeaders: etagHeader,
      },
    })
    .input(z.object(postFieldsShape()).meta({ examples: [examplePost] }))
    .output(savedPostSchema)
    .mutation(async ({ ctx, input }) => {
      await countTokenWrite(ctx.deps, ctx.admin);
      const data = await createPost(ctx.deps, ctx.admin, input);
      ctx.setHeader('etag', postEtag(data));
      return { data };
    }),

  update: adminOrTokenProcedure
    .meta({
      openapi: {
        method: 'PUT',
        path: '/blog/posts/{id}',
        tags,
        summary: 'Update a post',
        description:
          'Optional fields that are left out stay as they are; null empties a text, and as `publishedAt` it ends a schedule. With `If-Match`, a save over a version that was not seen is refused with 412, with `version` in the body with 409; without either, the last write wins. The version before stays in the history.',
        protect: true,
        errorResponses: [...errorResponses, 412],
        requestHeaders: ifMatchHeader,
        responseHeaders: etagHeader,
      },
    })
    .input(
      z
        .object({
          id: z.number().int().min(1).max(maxId).describe('Id of the post'),
          version: z.number().int().min(1).max(maxId).optional(),
          window: editorWindowSchema
            .optional()
            .describe(
              'The window of the editor that saves: only the unsaved text it has seen ends',
            ),
          ...postFieldsShape(),
        })
        .meta({ examples: [{ ...examplePost, version: 3 }] }),
    )
    .output(savedPostSchema)
    .mutation(async ({ ctx, input }) => {
      await countTokenWrite(ctx.deps, ctx.admin);
      const data = await updatePost(ctx.deps, ctx.admin, { ...input, ifMatch: ctx.ifMatch });
      ctx.setHeader('etag', postEtag(data));
      return { data };
    }),

  publish: adminProcedure
    .input(idInputSchema)
    .output(editorPostSchema)
    .mutation(({ ctx, input }) => publishPost(ctx.deps, ctx.admin, input.id)),

  unpublish: adminProcedure
    .input(idInputSchema)
    .output(editorPostSchema)
    .mutation(({ ctx, input }) => unpublishPost(ctx.deps, ctx.admin, input.id)),

  schedule: adminProcedure
    .input(idInputSchema.extend({ publishedAt: publicationTime() }))
    .output(editorPostSchema)
    .mutation(({ ctx, input }) => schedulePost(ctx.deps, ctx.admin, input)),

  delete: adminProcedure
    .input(idInputSchema)
    .output(editorPostSchema)
    .mutation(({ ctx, input }) => deletePost(ctx.deps, ctx.admin, input.id)),

  undelete: adminProcedure
    .input(idInputSchema)
    .output(editorPostSchema)
    .mutation(({ ctx, input }) => undeletePost(ctx.deps, ctx.admin, input.id)),

  revisions: adminProcedure
    .input(idInputSchema)
    .output(z.array(revisionRowSchema))
    .query(({ ctx, input }) => listRevisions(ctx.deps, input.id)),

  revision: adminProcedure
    .input(versionedInput)
    .output(revisionSchema)
    .query(({ ctx, input }) => getRevision(ctx.deps, input)),

  restoreRevision: adminProcedure
    .input(versionedInput)
    .output(editorPostSchema)
    .mutation(({ ctx, input }) => restoreRevision(ctx.deps, ctx.admin, input)),

  /** The HTML as it would be saved, for the live preview. */
  preview: adminProcedure
    .input(z.object({ content: z.string().max(postLimits.content) }))
    .output(z.object({ html: z.string() }))
    .mutation(({ input }) => ({ html: sanitizePostHtml(input.content) })),

  otherEditors: adminProcedure
    .input(idInputSchema)
    .output(z.array(otherEditorSchema))
    .query(({ ctx, input }) =>
      listOtherEditors(ctx.deps, { adminId: ctx.admin.adminId, postId: input.id }),
    ),
});

export const autosaveRouter = router({
  get: adminProcedure
    .input(autosaveInput)
    .output(autosaveSchema.nullable())
    .query(({ ctx, input }) =>
      getAutosave(ctx.deps, { adminId: ctx.admin.adminId, postId: input.postId }),
    ),

  save: adminProcedure
    .input(
      autosaveInput.extend({
        baseVersion: z.number().int().min(1).max(maxId),
        form: autosaveFormSchema,
        window: editorWindowSchema,
      }),
    )
    .output(z.object({ savedAt: z.string(), otherEditors: z.array(otherEditorSchema) }))
    .mutation(({ ctx, input }) => saveAutosave(ctx.deps, { ...input, adminId: ctx.admin.adminId })),

  discard: adminProcedure
    .input(autosaveInput.extend({ window: editorWindowSchema }))
    .output(z.object({ success: z.literal(true) }))
    .mutation(async ({ ctx, input }) => {
      await discardAutosave(ctx.deps, { ...input, adminId: ctx.admin.adminId });
      return { success: true as const };
    }),
});
