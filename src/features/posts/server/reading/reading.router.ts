import { z } from 'zod';
import { findViewer } from '../../../../server/auth/admin-identity.service.ts';
import { entityTag } from '../../../../server/formats/entity-tags.ts';
import type { Context } from '../../../../server/trpc/context.ts';
import { publicProcedure, publicReadProcedure } from '../../../../server/trpc/init.ts';
import { slugPattern } from '../../../../shared/text/slug-pattern.ts';
import { idSchema } from '../../../../shared/wire.ts';
import { postSearch } from '../../post-search-limits.ts';
import {
  articleSchema,
  foundPostSchema,
  postCardPageSchema,
  postCardSchema,
  postLimits,
  postPage,
  postSchema,
  postTagSchema,
  publicCategorySchema,
} from '../../posts.ts';
import { etagHeader } from '../post-etag.ts';
import { searchCards, searchPosts } from './post-search.service.ts';
import {
  getArticle,
  getPost,
  getTag,
  listCards,
  listCategories,
  listPosts,
  type PostInput,
} from './reading.service.ts';

const tags = ['Blog'];

const slugInput = z.object({
  slug: z.string().min(1).max(postLimits.slug).describe('Slug of the post'),
});

const searchInput = z.object({
  q: z.string().trim().min(postSearch.minTextLength).max(postSearch.maxTextLength),
});

const tagSlug = z.string().max(postLimits.slug).regex(slugPattern);

async function askedBy(ctx: Context, { slug }: { slug: string }): Promise<PostInput> {
  return { slug, viewer: await findViewer(ctx), isPreview: ctx.isPreview };
}

export const readingProcedures = {
  categories: publicProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/blog/categories',
        tags,
        summary: 'All categories',
        protect: false,
      },
    })
    .input(z.void())
    .output(z.array(publicCategorySchema))
    .query(({ ctx }) => listCategories(ctx.deps)),

  posts: publicProcedure
    .meta({
      tool: { name: 'list_posts', title: 'Posts of the blog' },
      openapi: {
        method: 'GET',
        path: '/blog/posts',
        tags,
        summary: 'Published posts, newest first',
        description: 'The next page starts after the id of the last post: pass it as `cursor`.',
        protect: false,
      },
    })
    .input(
      z.object({
        category: idSchema().describe('Id of a category').optional(),
        limit: z
          .number()
          .int()
          .min(1)
          .max(postPage.maxSize)
          .describe(`Posts in the answer; ${postPage.defaultSize} when left out`)
          .optional(),
        cursor: idSchema().describe('Id of the last post of the page before').optional(),
      }),
    )
    .output(z.array(postSchema))
    .query(({ ctx, input }) => listPosts(ctx.deps, input)),

  cards: publicProcedure
    .input(
      z.object({
        category: idSchema().optional(),
        tag: tagSlug.optional(),
        cursor: idSchema().nullish(),
      }),
    )
    .output(postCardPageSchema)
    .query(({ ctx, input: { category, tag, cursor } }) =>
      listCards(ctx.deps, { category, tag, cursor: cursor ?? undefined }),
    ),

  tag: publicProcedure
    .input(z.object({ slug: tagSlug }))
    .output(postTagSchema)
    .query(({ ctx, input }) => getTag(ctx.deps, input.slug)),

  search: publicReadProcedure
    .input(searchInput)
    .output(z.array(foundPostSchema))
    .query(({ ctx, input }) => searchPosts(ctx.deps, input.q)),

  /** Finds posts for the page of the blog that a search leads to. */
  found: publicReadProcedure
    .input(searchInput)
    .output(z.array(postCardSchema))
    .query(({ ctx, input }) => searchCards(ctx.deps, input.q)),

  post: publicProcedure
    .meta({
      tool: { name: 'get_post', title: 'One post of the blog' },
      openapi: {
        method: 'GET',
        path: '/blog/posts/{slug}',
        tags,
        summary: 'One post by its slug',
        description:
          'A signed-in admin, and an `admin-token` of the scope posts:read, also gets drafts and scheduled posts. The former address of a post answers 301. Send your `admin-token` to get the ETag that If-Match of a PUT takes.',
        protect: false,
        errorResponses: [404],
        responseHeaders: etagHeader,
      },
    })
    .input(slugInput)
    .output(postSchema)
    .query(async ({ ctx, input }) => {
      const { post, version } = await getPost(ctx.deps, await askedBy(ctx, input));
      ctx.setHeader('etag', entityTag({ id: post.id, version }));
      return post;
    }),

  /** Only for the page of a post; API clients get the stored HTML. */
  article: publicProcedure
    .input(slugInput)
    .output(articleSchema)
    .query(async ({ ctx, input }) => getArticle(ctx.deps, await askedBy(ctx, input))),
};
