import { z } from 'zod';
import {
  autosaveFormSchema,
  autosaveSchema,
  editorPostSchema,
  editorWindowSchema,
  otherEditorSchema,
  postFieldsShape,
  postListInputSchema,
  postPageSchema,
  savedPostSchema,
} from '../../../../shared/post-editing.ts';
import { postLimits } from '../../../../shared/posts.ts';
import {
  idInputSchema,
  idSchema,
  success,
  successSchema,
  timestamp,
} from '../../../../shared/wire.ts';
import { adminOrTokenProcedure, adminProcedure, router } from '../../../trpc/init.ts';
import { getEditorPost, updatePost } from '../post-changes.service.ts';
import { createPost } from '../post-creation.service.ts';
import { etagHeader, ifMatchHeader, postEtag } from '../post-etag.ts';
import { sanitizePostHtml } from '../post-html.ts';
import {
  discardAutosave,
  getAutosave,
  listOtherEditors,
  saveAutosave,
} from './autosaves.service.ts';
import { listEditorPosts } from './post-list.service.ts';
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

const autosaveInput = z.object({ postId: idSchema() });

/** Writing posts, as procedures of the admin's posts. */
export const editingProcedures = {
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
          id: idSchema().describe('Id of the post'),
          version: idSchema().optional(),
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
};

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
        baseVersion: idSchema(),
        form: autosaveFormSchema,
        window: editorWindowSchema,
      }),
    )
    .output(z.object({ savedAt: timestamp(), otherEditors: z.array(otherEditorSchema) }))
    .mutation(({ ctx, input }) => saveAutosave(ctx.deps, { ...input, adminId: ctx.admin.adminId })),

  discard: adminProcedure
    .input(autosaveInput.extend({ window: editorWindowSchema }))
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await discardAutosave(ctx.deps, { ...input, adminId: ctx.admin.adminId });
      return success;
    }),
});
