import { z } from 'zod';
import { countTokenWrite } from '../../../server/auth/token-writes.ts';
import { entityTag } from '../../../server/formats/entity-tags.ts';
import { adminOrTokenWho, adminWho, publicProcedure, router } from '../../../server/trpc/init.ts';
import { savedDraftSchema } from '../../../shared/admin/unsent-drafts.ts';
import { idSchema, success, successSchema } from '../../../shared/wire.ts';
import { kindNameSchema } from '../../documents/documents.ts';
import { etagHeader, ifMatchHeader } from '../../posts/server/post-etag.ts';
import {
  contentDraftSaveSchema,
  contentDraftSchema,
  contentFormSchema,
  contentNamesSchema,
  contentSaveSchema,
  contentVersionSchema,
  entryInputSchema,
  entryPlaceSchema,
  listedKindSchema,
  timedContentSchema,
} from '../content.ts';
import {
  type ContentCheck,
  type ContentKinds,
  getContentVersion,
  kindOf,
  listContentVersions,
  listKinds,
  versionOfContent,
} from './content.service.ts';
import { getContentForm } from './content-form.service.ts';
import { getContentDraft, saveContentDraft } from './drafts.service.ts';
import { placesOfEntry } from './entry-places.service.ts';
import { type EntryReader, readPublicContent } from './public-content.service.ts';
import { endSchedule, getTimedContent, keepPublished, saveContent } from './schedule.service.ts';

const tags = ['Content'];
const may = 'editContent';
/** The kind that the example of a save changes: `PUT /api/admin/content/estimate-rates`. */
const exampleKind = 'estimate-rates';
const momentOf = (time: string | null | undefined) => (time ? new Date(time) : null);
const examplesOf = (kinds: ContentKinds) =>
  kinds.filter(({ name }) => name === exampleKind).map(({ release }) => ({ value: release }));
const namedInput = () => z.object({ kind: kindNameSchema().describe('Name of the kind') });

/** Content for a page that a reader moves to, with one request. */
export const publicContentProcedure = (kinds: ContentKinds, readEntry: EntryReader) =>
  publicProcedure
    .meta({
      tool: {
        name: 'read_content',
        title: 'The words of a page as data',
        description:
          'Names with commas between them. Pages of their own: `tool:{slug}`, `comparison:{slug}-vs-{slug}`, `glossary-term:{slug}`, `case:{slug}`, where the slug is the last part of the address. Lists: `examples` (all cases), `services`, `offices`, `estimate-rates`.',
      },
      openapi: {
        method: 'GET',
        path: '/content/{kinds}',
        tags,
        summary: 'Published content of kinds, and entries with a page of their own',
        protect: false,
        errorResponses: [400, 404],
      },
    })
    .input(
      z.object({
        kinds: contentNamesSchema().describe(
          'Names of the kinds, with commas between them; `glossary-term:webhook` names an entry',
        ),
      }),
    )
    .output(z.object({ values: z.record(z.string(), z.unknown()).describe('By name') }))
    .query(async ({ ctx, input }) => ({
      values: await readPublicContent(ctx.deps, kinds, readEntry, input.kinds.split(',')),
    }));

/**
 * Content that the owner can change, by kind.
 * @param checks by name of the kind: they refuse a value that its fields cannot
 */
export const contentRouter = (
  kinds: ContentKinds,
  checks: Readonly<Record<string, ContentCheck>>,
  kindsOfEntries: ReadonlyMap<string, readonly { name: string }[]>,
) =>
  router({
    /** Finds the words of the page of an entry, for its editor. */
    entryPlaces: adminWho(may)
      .input(entryInputSchema)
      .output(z.array(entryPlaceSchema))
      .query(({ ctx, input: { entries, slug } }) => {
        const names = (kindsOfEntries.get(entries) ?? []).map(({ name }) => name);
        const madeOf = kinds.filter(({ name }) => names.includes(name));
        return placesOfEntry(ctx.deps, madeOf, slug);
      }),

    list: adminOrTokenWho('content:read', may)
      .meta({
        tool: { name: 'list_content', title: 'Kinds of content that can be changed' },
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
        tool: { name: 'get_content', title: 'Content of a kind, with its version' },
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
      .output(timedContentSchema)
      .query(async ({ ctx, input }) => {
        const saved = await getTimedContent(ctx.deps.db.prisma, kindOf(kinds, input.kind));
        ctx.setHeader('etag', entityTag(versionOfContent(saved)));
        return saved;
      }),

    save: adminOrTokenWho('content:write', may)
      .meta({
        openapi: {
          method: 'PUT',
          path: '/admin/content/{kind}',
          tags,
          summary: 'Publish or schedule content of a kind',
          description:
            'The example changes the kind `estimate-rates`. With `If-Match`, a save over a version that was not seen is refused with 412, with `version` in the body with 409; without either, the last write wins. Every version is kept. With `publishAt` it waits as `scheduled`, in place of one that waits already. At `unpublishAt` the version before it comes back, unless something else was published meanwhile.',
          protect: true,
          errorResponses: [400, 401, 403, 404, 409, 412],
          requestHeaders: ifMatchHeader,
          responseHeaders: etagHeader,
        },
      })
      .input(contentSaveSchema.meta({ examples: examplesOf(kinds) }))
      .output(timedContentSchema)
      .mutation(async ({ ctx, input }) => {
        await countTokenWrite(ctx.deps, ctx.admin);
        const { kind, publishAt, unpublishAt, ...value } = input;
        const times = { publishAt: momentOf(publishAt), unpublishAt: momentOf(unpublishAt) };
        const sent = { ...value, times, ifMatch: ctx.ifMatch, check: checks[kind] };
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

    keepPublished: adminWho(may)
      .input(namedInput())
      .output(successSchema)
      .mutation(async ({ ctx, input }) => {
        await keepPublished(ctx.deps, ctx.admin, kindOf(kinds, input.kind));
        return success;
      }),

    endSchedule: adminOrTokenWho('content:write', may)
      .meta({
        openapi: {
          method: 'DELETE',
          path: '/admin/content/{kind}/schedule',
          tags,
          summary: 'End the schedule of a kind',
          description: 'The version that waits is not published. What is public stays as it is.',
          protect: true,
          errorResponses: [400, 401, 403, 404, 429],
        },
      })
      .input(namedInput())
      .output(successSchema)
      .mutation(async ({ ctx, input }) => {
        await countTokenWrite(ctx.deps, ctx.admin);
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
