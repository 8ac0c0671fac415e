import { z } from 'zod';
import { publicProcedure, publicReadProcedure, router } from '../../../server/trpc/init.ts';
import { foundSchema, searchIndexSchema } from '../search.ts';
import { indexedGroupIds } from '../search-groups.ts';
import { searchLimits } from '../search-limits.ts';
import { findInIndex, getSearchIndex } from './search.service.ts';

export const searchRouter = router({
  /** The same for everybody: the browser searches it with every letter typed. */
  index: publicProcedure.output(searchIndexSchema).query(({ ctx }) => getSearchIndex(ctx.deps)),

  /** Searches for the page of results, which does not load the index. */
  find: publicReadProcedure
    .meta({
      tool: {
        name: 'search_site',
        title: 'Search the site',
        description:
          'Finds pages, terms, prompts, tools, services and cases by words. The best group comes first. `to` is the address of a page.',
      },
    })
    .input(
      z.object({
        q: z.string().trim().min(1).max(searchLimits.text),
        group: z.enum(indexedGroupIds).optional(),
      }),
    )
    .output(foundSchema)
    .query(({ ctx, input }) => findInIndex(ctx.deps, input)),
});
