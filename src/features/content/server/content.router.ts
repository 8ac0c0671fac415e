import { z } from 'zod';
import { countTokenWrite } from '../../../server/auth/token-writes.ts';
import { entityTag } from '../../../server/formats/entity-tags.ts';
import { adminOrTokenWho, adminWho, publicProcedure, router } from '../../../server/trpc/init.ts';
import { idSchema } from '../../../shared/wire.ts';
import { etagHeader, ifMatchHeader } from '../../posts/server/post-etag.ts';
import {
  contentInputSchema,
  contentVersionSchema,
  kindNameSchema,
  savedContentSchema,
} from '../content.ts';
import {
  type ContentKinds,
  getContent,
  getContentVersion,
  kindOf,
  listContentVersions,
  saveContent,
  versionOfContent,
} from './content.service.ts';

const tags = ['Content'];
const may = 'editContent';
const namedInput = () => z.object({ kind: kindNameSchema().describe('Name of the kind') });

/** Content for a page that a reader moves to; null where the release says what it is. */
export const publicContentProcedure = (kinds: ContentKinds) =>
  publicProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/content/{kind}',
        tags,
        summary: 'Published content of a kind',
        description: 'The value is null while nobody has changed what the release says.',
        protect: false,
        errorResponses: [400, 404],
      },
    })
    .input(namedInput())
    .output(z.object({ value: z.record(z.string(), z.unknown()).nullable() }))
    .query(({ ctx, input }) => {
      const { name } = kindOf(kinds, input.kind);
      return { value: ctx.deps.content.changedOf([name])[name] ?? null };
    });

/** Checks the value with the schema of its kind, so that each refused field is named. */
const contentInputOf = (kinds: ContentKinds) =>
  contentInputSchema.superRefine(({ kind, value }, { addIssue }) => {
    const checked = kinds.find(({ name }) => name === kind)?.schema.safeParse(value);
    for (const { path, message } of checked?.error?.issues ?? []) {
      addIssue({ code: 'custom', path: ['value', ...path], message });
    }
  });

/** Content that the owner can change, by kind. */
export const contentRouter = (kinds: ContentKinds) =>
  router({
    list: adminOrTokenWho('content:read', may)
      .meta({
        openapi: {
          method: 'GET',
          path: '/admin/content',
          tags,
          summary: 'Names of all kinds of content',
          protect: true,
          errorResponses: [401, 403],
        },
      })
      .output(z.array(z.object({ kind: z.string(), title: z.string() })))
      .query(() => kinds.map(({ name, title }) => ({ kind: name, title }))),

    get: adminOrTokenWho('content:read', may)
      .meta({
        openapi: {
          method: 'GET',
          path: '/admin/content/{kind}',
          tags,
          summary: 'Content of a kind',
          description: 'Version 0 is what the release says: nobody has changed it.',
          protect: true,
          errorResponses: [400, 401, 403, 404],
          responseHeaders: etagHeader,
        },
      })
      .input(namedInput())
      .output(savedContentSchema)
      .query(async ({ ctx, input }) => {
        const saved = await getContent(ctx.deps, kindOf(kinds, input.kind));
        ctx.setHeader('etag', entityTag(versionOfContent(saved)));
        return saved;
      }),

    save: adminOrTokenWho('content:write', may)
      .meta({
        openapi: {
          method: 'PUT',
          path: '/admin/content/{kind}',
          tags,
          summary: 'Save and publish content of a kind',
          description:
            'With `If-Match`, a save over a version that was not seen is refused with 412, with `version` in the body with 409; without either, the last write wins. Every version is kept.',
          protect: true,
          errorResponses: [400, 401, 403, 404, 409, 412],
          requestHeaders: ifMatchHeader,
          responseHeaders: etagHeader,
        },
      })
      .input(contentInputOf(kinds))
      .output(savedContentSchema)
      .mutation(async ({ ctx, input }) => {
        await countTokenWrite(ctx.deps, ctx.admin);
        const { kind, ...value } = input;
        const sent = { ...value, ifMatch: ctx.ifMatch };
        const saved = await saveContent(ctx.deps, ctx.admin, kindOf(kinds, kind), sent);
        ctx.setHeader('etag', entityTag(versionOfContent(saved)));
        return saved;
      }),

    versions: adminWho(may)
      .input(namedInput())
      .output(z.array(contentVersionSchema))
      .query(({ ctx, input }) => listContentVersions(ctx.deps, kindOf(kinds, input.kind))),

    version: adminWho(may)
      .input(namedInput().extend({ version: idSchema() }))
      .output(z.record(z.string(), z.unknown()))
      .query(({ ctx, input }) =>
        getContentVersion(ctx.deps, kindOf(kinds, input.kind), input.version),
      ),
  });
