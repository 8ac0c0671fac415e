import { z } from 'zod';
import {
  keyProcedure,
  publicProcedure,
  publicReadProcedure,
  router,
} from '../../../server/trpc/init.ts';
import { success, successSchema } from '../../../shared/wire.ts';
import { linkKeyInputSchema } from '../../conversations/conversations.ts';
import {
  readSearchSchema,
  savedSearchFormSchema,
  savedSearchPageSchema,
  searchTextSchema,
} from '../saved-searches.ts';
import { readSearch } from './read-search.service.ts';
import { confirmSearch, getSearchPage, saveSearch, stopSearch } from './saved-searches.service.ts';

/** The key of a search is the only authorization. */
export const savedSearchesRouter = router({
  read: publicReadProcedure
    .input(z.object({ search: searchTextSchema }))
    .output(readSearchSchema)
    .query(({ ctx, input }) => readSearch(ctx.deps, input.search)),

  save: publicProcedure
    .input(
      savedSearchFormSchema.extend({
        website: z.string().max(500).optional(),
        fillTimeMs: z.number().nonnegative().optional(),
      }),
    )
    .output(successSchema)
    .mutation(async ({ ctx, input: { website, fillTimeMs, ...form } }) => {
      await saveSearch(ctx.deps, { form, signals: { website, fillTimeMs }, ip: ctx.ip });
      return success;
    }),

  byKey: keyProcedure
    .input(linkKeyInputSchema)
    .output(savedSearchPageSchema)
    .query(({ ctx, input }) => getSearchPage(ctx.deps, input.key)),

  confirm: publicProcedure
    .input(linkKeyInputSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await confirmSearch(ctx.deps, input.key);
      return success;
    }),

  stop: publicProcedure
    .input(linkKeyInputSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await stopSearch(ctx.deps, input.key);
      return success;
    }),
});
