import { z } from 'zod';
import { countTokenWrite } from '../../../server/auth/token-writes.ts';
import { entityTag } from '../../../server/formats/entity-tags.ts';
import { adminOrTokenWho, adminWho, publicProcedure, router } from '../../../server/trpc/init.ts';
import { savedDraftSchema } from '../../../shared/admin/unsent-drafts.ts';
import { idSchema, success, successSchema } from '../../../shared/wire.ts';
import { etagHeader, ifMatchHeader } from '../../posts/server/post-etag.ts';
import {
  contentDraftSaveSchema,
  contentDraftSchema,
  contentFormSchema,
  contentSaveSchema,
  contentScheduleSchema,
  contentVersionSchema,
  kindNameSchema,
  listedKindSchema,
  savedContentSchema,
} from '../content.ts';
import {
  type ContentCheck,
  type ContentKinds,
  getContent,
  getContentVersion,
  kindOf,
  listContentVersions,
  listKinds,
  saveContent,
  versionOfContent,
} from './content.service.ts';
import { getContentForm } from './content-form.service.ts';
import { getContentDraft, saveContentDraft } from './drafts.service.ts';
import { endSchedule, scheduleContent } from './schedule.service.ts';

const tags = ['Content'];
const may = 'editContent';
const namedInput = () => z.object({ kind: kindNameSchema().describe('Name of the kind') });

/** Content for a page that a reader moves to. */
export const publicContentProcedure = (kinds: ContentKinds) =>
  publicProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/content/{kind}',
        tags,
        summary: 'Published content of a kind',
        protect: false,
        errorResponses: [400, 404],
      },
    })
    .input(namedInput())
    .output(z.object({ value: z.unknown() }))
    .query(({ ctx, input }) => {
      const { name } = kindOf(kinds, input.kind);
      return { value: ctx.deps.content.valuesOf([name])[name] };
    });

/**
 * Content that the owner can change, by kind.
 * @param checks by name of the kind: they refuse a value that its fields cannot
 */
export const contentRouter = (
  kinds: ContentKinds,
  checks: Readonly<Record<string, ContentCheck>>,
) =>
  router({
    list: adminOrTokenWho('content:read', may)
      .meta({
        openapi: {
          method: 'GET',
          path: '/admin/content',
          tags,
          summary: 'All kinds of content',
          protect: true,
          errorResponses: [401, 403],
        },
      })
      .output(z.array(listedKindSchema))
      .query(({ ctx }) => listKinds(ctx.deps, kinds)),

    form: adminWho(may)
      .input(namedInput())
      .output(contentFormSchema)
      .query(({ ctx, input }) => getContentForm(ctx.deps, kindOf(kinds, input.kind))),

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
      .input(contentSaveSchema)
      .output(savedContentSchema)
      .mutation(async ({ ctx, input }) => {
        await countTokenWrite(ctx.deps, ctx.admin);
        const { kind, ...value } = input;
        const sent = { ...value, ifMatch: ctx.ifMatch, check: checks[kind] };
        const saved = await saveContent(ctx.deps, ctx.admin, kindOf(kinds, kind), sent);
        ctx.setHeader('etag', entityTag(versionOfContent(saved)));
        return saved;
      }),

    saveDraft: adminWho(may)
      .input(contentDraftSaveSchema)
      .output(savedDraftSchema)
      .mutation(({ ctx, input: { kind, ...draft } }) =>
        saveContentDraft(ctx.deps, ctx.admin, kindOf(kinds, kind), draft),
      ),

    draft: adminWho(may)
      .input(namedInput())
      .output(z.object({ draft: contentDraftSchema.nullable() }))
      .query(async ({ ctx, input }) => ({
        draft: await getContentDraft(ctx.deps.db.prisma, kindOf(kinds, input.kind)),
      })),

    schedule: adminWho(may)
      .input(contentScheduleSchema)
      .output(successSchema)
      .mutation(async ({ ctx, input: { kind, ...scheduled } }) => {
        const of = kindOf(kinds, kind);
        const check = checks[kind];
        await scheduleContent(ctx.deps, ctx.admin, of, { ...scheduled, check });
        return success;
      }),

    endSchedule: adminWho(may)
      .input(namedInput())
      .output(successSchema)
      .mutation(async ({ ctx, input }) => {
        await endSchedule(ctx.deps, ctx.admin, kindOf(kinds, input.kind));
        return success;
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
