import { z } from 'zod';
import { updatePost } from '../../../features/editor/server/text-changes.service.ts';
import {
  factsOfTextSchema,
  recheckListInputSchema,
  recheckPageSchema,
} from '../../../features/facts/facts.ts';
import { factsOfText } from '../../../features/facts/server/facts.service.ts';
import { listRechecks } from '../../../features/facts/server/rechecks.service.ts';
import { postImages } from '../../../features/media/server/post-image.service.ts';
import { type EditorPost, postFieldsShape } from '../../../features/posts/post-editing.ts';
import { getEditorPost } from '../../../features/posts/server/changes/post-changes.service.ts';
import { createPost } from '../../../features/posts/server/changes/post-creation.service.ts';
import { countTokenWrite } from '../../../server/auth/token-writes.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { adminOrTokenProcedure } from '../../../server/trpc/init.ts';
import { postEditorPath } from '../../../shared/addresses/admin-address.ts';
import type { ContentKind } from '../../../shared/content/kind.ts';
import { idSchema } from '../../../shared/wire.ts';
import { preparedAt, preparedSchema } from './tool-answers.ts';

const {
  isPublished: _isPublished,
  publishedAt: _publishedAt,
  unpublishAt: _unpublishAt,
  details: _details,
  ...draftShape
} = postFieldsShape();

const draftedPostSchema = preparedSchema.extend({
  id: z.number().int(),
  version: z.number().int().describe('Send it with the next change'),
  slug: z.string(),
  removed: z.array(z.string()).describe('What no post may hold and was taken out of the content'),
});

const draftedPost = (siteOrigin: string, post: EditorPost, removed: string[]) => {
  const { id, version, slug } = post;
  return { id, version, slug, removed, ...preparedAt(siteOrigin, postEditorPath(id)) };
};

const contentHint =
  '`content` is HTML: p, h2, h3, ul, ol, blockquote, pre, a, img and the like. Pictures come from upload_picture.';

/** In base64, about 1.1 MB of a picture; larger ones go by REST. */
const maxPictureLength = 1_500_000;

/** @param kindsWithFacts content whose facts are checked, beside posts */
export const postTools = (kindsWithFacts: readonly ContentKind[]) => ({
  postFacts: adminOrTokenProcedure('posts:read')
    .meta({
      tool: {
        name: 'list_post_facts',
        title: 'Facts of a post with their sources',
        description:
          'What a post states as fact, where that was checked, and when it is checked again. A person decides about it.',
      },
    })
    .input(z.object({ id: idSchema().describe('Id of the post') }))
    .output(factsOfTextSchema)
    .query(({ ctx, input }) =>
      factsOfText(ctx.deps, ctx.admin, { postId: input.id }, kindsWithFacts),
    ),

  dueFacts: adminOrTokenProcedure('posts:read')
    .meta({
      tool: {
        name: 'list_due_facts',
        title: 'Facts to check again',
        description:
          'Facts of posts and content whose day has come, the oldest first. Look whether the source still says so, and tell the person.',
      },
    })
    .input(recheckListInputSchema)
    .output(recheckPageSchema)
    .query(({ ctx, input }) => listRechecks(ctx.deps, ctx.admin, input, kindsWithFacts)),

  draftPost: adminOrTokenProcedure('posts:write')
    .meta({
      tool: {
        name: 'draft_post',
        title: 'Write a draft of a post',
        description: `Creates a post that nobody else sees. The person publishes it at the address of the answer. ${contentHint} list_posts names the ids of categories.`,
      },
    })
    .input(z.object(draftShape))
    .output(draftedPostSchema)
    .mutation(async ({ ctx: { deps, admin }, input }) => {
      await countTokenWrite(deps, admin);
      const { post, removed } = await createPost(deps, admin, { ...input, isPublished: 'false' });
      return draftedPost(deps.settings.siteOrigin, post, removed);
    }),

  changeDraft: adminOrTokenProcedure('posts:write')
    .meta({
      tool: {
        name: 'change_post_draft',
        title: 'Change a draft of a post',
        description: `Replaces the text of a post that is a draft. A published or scheduled one is refused: a person changes it. Refused too when somebody changed it after the version that you name. ${contentHint}`,
      },
    })
    .input(z.object({ id: idSchema(), version: idSchema(), ...draftShape }))
    .output(draftedPostSchema)
    .mutation(async ({ ctx: { deps, admin }, input }) => {
      await countTokenWrite(deps, admin);
      const { status } = await getEditorPost(deps, admin, input.id);
      if (status !== 'draft') {
        throw new DomainError('CONFLICT', `This post is ${status}. Ask the person to change it.`);
      }
      // A publication in between has another version, so that this save is refused.
      const { post, removed } = await updatePost(deps, admin, { ...input, isPublished: 'false' });
      return draftedPost(deps.settings.siteOrigin, post, removed);
    }),

  prepareDeletion: adminOrTokenProcedure('posts:write')
    .meta({
      tool: {
        name: 'prepare_post_deletion',
        title: 'Ask the person to delete a post',
        description: 'Deletes nothing. Answers the address where the person can delete the post.',
      },
    })
    .input(z.object({ id: idSchema() }))
    .output(preparedSchema)
    .query(async ({ ctx: { deps, admin }, input: { id } }) => {
      await getEditorPost(deps, admin, id);
      return preparedAt(deps.settings.siteOrigin, postEditorPath(id));
    }),

  uploadPicture: adminOrTokenProcedure('pictures:upload')
    .meta({
      tool: {
        name: 'upload_picture',
        title: 'Upload a picture for a post',
        description:
          'Answers the address of the picture for `imageUrl` or an img in `content`. A picture that nothing shows is deleted after a week.',
      },
    })
    .input(
      z.object({
        name: z.string().trim().min(1).max(120).describe('Name of the file'),
        data: z
          .base64()
          .min(1)
          .max(maxPictureLength)
          .describe('JPEG, PNG, WebP, AVIF or GIF, at most 1 MB'),
      }),
    )
    .output(z.object({ url: z.string(), widthPx: z.number().int(), heightPx: z.number().int() }))
    .mutation(async ({ ctx: { deps, admin }, input: { name, data } }) => {
      await countTokenWrite(deps, admin);
      const bytes = Buffer.from(data, 'base64');
      const { url, widthPx, heightPx } = await postImages(deps)(admin, {
        name,
        bytes,
        isKept: false,
      });
      return { url, widthPx, heightPx };
    }),
});
