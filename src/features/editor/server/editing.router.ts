import { z } from 'zod';
import { countTokenWrite } from '../../../server/auth/token-writes.ts';
import { entityTag } from '../../../server/formats/entity-tags.ts';
import {
  adminOrTokenProcedure,
  adminProcedure,
  namesUnknown,
  router,
} from '../../../server/trpc/init.ts';
import { adminLimits, pageOf } from '../../../shared/admin/admin.ts';
import { idInputSchema, idSchema, maxId, success, successSchema } from '../../../shared/wire.ts';
import {
  documentRefSchema,
  editorWindowSchema,
  keptAutosaveSchema,
  otherEditorSchema,
} from '../../documents/documents.ts';
import {
  discardAutosave,
  listOtherEditors,
  saveAutosave,
} from '../../documents/server/autosaves.service.ts';
import {
  autosaveFormSchema,
  editorPostSchema,
  postFieldsShape,
  postForm,
  postListInputSchema,
  postPageSchema,
  postRowSchema,
  postSorts,
  postStatuses,
  savedPostSchema,
} from '../../posts/post-editing.ts';
import { postLimits } from '../../posts/posts.ts';
import { getEditorPost } from '../../posts/server/changes/post-changes.service.ts';
import { createPost } from '../../posts/server/changes/post-creation.service.ts';
import { getTypedPost } from '../../posts/server/drafts/drafts.service.ts';
import { duplicatePost } from '../../posts/server/list/duplicate-post.service.ts';
import { listEditorPosts, listPostRows } from '../../posts/server/list/post-list.service.ts';
import { cardTextsFor } from '../../posts/server/post-cards.ts';
import { etagHeader, idempotencyHeader, ifMatchHeader } from '../../posts/server/post-etag.ts';
import { contentRules } from '../../posts/server/texts/content-rules.ts';
import { autosaveSchema } from '../editing.ts';
import { previewedPost } from './previews/preview-task.ts';
import { updatePost } from './text-changes.service.ts';

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

/** Describes here what a post may hold: browsers load the fields for their forms. */
function programFields() {
  const fields = postFieldsShape();
  return { ...fields, content: fields.content.describe(contentRules()) };
}

export const editingProcedures = {
  list: adminProcedure
    .input(postListInputSchema)
    .output(postPageSchema)
    .query(({ ctx, input }) => listEditorPosts(ctx.deps, ctx.admin, input)),

  /** Excludes drafts of new posts, unlike `list`. */
  rows: adminOrTokenProcedure('posts:read')
    .meta({
      tool: { name: 'list_all_posts', title: 'Posts of every state' },
      openapi: {
        method: 'GET',
        path: '/admin/posts',
        tags,
        summary: 'Posts of every state',
        description:
          'Drafts, scheduled and published posts, and with `status=deleted` deleted ones. An author sees their own.',
        protect: true,
        errorResponses: [400, 401, 403],
      },
    })
    .input(
      z.object({
        page: z.number().int().min(1).max(100_000).default(1).describe('From 1'),
        search: z
          .string()
          .trim()
          .max(adminLimits.search)
          .default('')
          .describe('Words of title, excerpt or slug'),
        status: z.enum(postStatuses).describe('All but deleted ones when left out').optional(),
        categoryId: idSchema().describe('Id of a category').optional(),
        tagId: idSchema().describe('Id of a tag').optional(),
        sort: z
          .enum(postSorts)
          .describe('Times newest first, titles from A to Z')
          .default('updated'),
      }),
    )
    .output(pageOf(postRowSchema))
    .query(({ ctx, input }) => listPostRows(ctx.deps, ctx.admin, input)),

  get: adminOrTokenProcedure('posts:read')
    .meta({
      tool: { name: 'get_post_by_id', title: 'One post of any state' },
      openapi: {
        method: 'GET',
        path: '/admin/posts/{id}',
        tags,
        summary: 'One post of any state by its id',
        protect: true,
        errorResponses: [400, 401, 403, 404],
        responseHeaders: etagHeader,
      },
    })
    .input(z.object({ id: idSchema().describe('Id of the post') }))
    .output(editorPostSchema)
    .query(async ({ ctx, input }) => {
      const post = await getEditorPost(ctx.deps, ctx.admin, input.id);
      ctx.setHeader('etag', entityTag(post));
      return post;
    }),

  create: adminOrTokenProcedure('posts:write')
    .meta({
      openapi: {
        method: 'POST',
        path: '/blog/posts',
        tags,
        summary: 'Create a post',
        description:
          "isPublished is the string 'true' (the default) or 'false'. A publishedAt in the future schedules the post. An optional field that is null counts as left out. Sent again with the same `Idempotency-Key`, it takes effect once and is answered with the post that it made.",
        protect: true,
        errorResponses: [...errorResponses, 422],
        requestHeaders: idempotencyHeader,
        responseHeaders: etagHeader,
      },
    })
    .input(z.object(programFields()).meta({ examples: [examplePost] }))
    .use(namesUnknown(Object.keys(postFieldsShape())))
    .output(savedPostSchema)
    .mutation(async ({ ctx, input }) => {
      await countTokenWrite(ctx.deps, ctx.admin);
      const created = await createPost(ctx.deps, ctx.admin, input, ctx.idempotencyKey);
      const { post, isNew, removed } = created;
      ctx.setHeader('etag', entityTag(post));
      if (!isNew) ctx.setHeader('idempotency-replayed', 'true');
      return { data: post, ...(removed.length > 0 && { removed }), ...ctx.unknown };
    }),

  update: adminOrTokenProcedure('posts:write')
    .meta({
      openapi: {
        method: 'PUT',
        path: '/blog/posts/{id}',
        tags,
        summary: 'Update a post',
        description:
          'Optional fields that are left out stay as they are; null empties a text, and as `publishedAt` it ends a schedule. `unpublishAt` ends the publication by itself. With `If-Match`, a save over a version that was not seen is refused with 412, with `version` in the body with 409; without either, the last write wins. The version before stays in the history.',
        protect: true,
        errorResponses: [...errorResponses, 412, 422],
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
          ...programFields(),
        })
        .meta({ examples: [{ ...examplePost, version: 1 }] }),
    )
    .use(namesUnknown(['id', 'version', 'window', ...Object.keys(postFieldsShape())]))
    .output(savedPostSchema)
    .mutation(async ({ ctx, input }) => {
      await countTokenWrite(ctx.deps, ctx.admin);
      const update = { ...input, ifMatch: ctx.ifMatch };
      const { post: data, removed } = await updatePost(ctx.deps, ctx.admin, update);
      ctx.setHeader('etag', entityTag(data));
      return { data, ...(removed.length > 0 && { removed }), ...ctx.unknown };
    }),

  duplicate: adminProcedure
    .input(idInputSchema)
    .output(editorPostSchema)
    .mutation(({ ctx, input }) => duplicatePost(ctx.deps, ctx.admin, input.id)),

  preview: adminProcedure
    .input(z.object({ content: z.string().max(postLimits.content) }))
    .output(z.object({ html: z.string(), withCards: z.string().optional() }))
    .mutation(({ ctx: { deps }, input: { content } }) =>
      deps.textWork.run(previewedPost, { content, cards: cardTextsFor(content, deps.content) }),
    ),

  otherEditors: adminProcedure
    .input(idInputSchema)
    .output(z.array(otherEditorSchema))
    .query(({ ctx, input }) => listOtherEditors(ctx.deps, ctx.admin, input.id)),
};

export const autosaveRouter = router({
  get: adminProcedure
    .input(z.object({ ref: documentRefSchema }))
    .output(autosaveSchema.nullable())
    .query(({ ctx, input }) => getTypedPost(ctx.deps, ctx.admin, input.ref)),

  save: adminProcedure
    .input(
      z.object({
        ref: documentRefSchema,
        /** Version of the post that was typed over; 0 for a new one. */
        baseVersion: z.number().int().min(0).max(maxId),
        form: autosaveFormSchema,
        window: editorWindowSchema,
      }),
    )
    .output(keptAutosaveSchema)
    .mutation(({ ctx, input }) => saveAutosave(ctx.deps, ctx.admin, input, postForm)),

  discard: adminProcedure
    .input(z.object({ postId: idSchema(), window: editorWindowSchema }))
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await discardAutosave(ctx.deps, ctx.admin, input);
      return success;
    }),
});
