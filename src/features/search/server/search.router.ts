import { z } from 'zod';
import { publicProcedure, publicReadProcedure, router } from '../../../server/trpc/init.ts';
import { answerSchema, foundPassagesSchema, questionSchema } from '../asking.ts';
import { foundSchema, searchIndexSchema } from '../search.ts';
import { indexedGroupIds } from '../search-groups.ts';
import { searchLimits } from '../search-limits.ts';
import { answerQuestion } from './asking/answers.service.ts';
import { findPassages } from './asking/passages.service.ts';
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

  /** Passages of the site's own pages; no model is asked. */
  passages: publicReadProcedure
    .meta({
      tool: {
        name: 'find_passages',
        title: 'Find passages that answer a question',
        description:
          'Finds sentences of the pages and posts of this site that answer a question, with the address of each. No model is asked. `contact` is a form with the question, for a person who sends it.',
      },
    })
    .input(questionSchema)
    .output(foundPassagesSchema)
    .query(({ ctx, input }) => ctx.pause(() => findPassages(ctx.deps, input.q, ctx))),

  /** Costs money, so it is no tool of programs. */
  answer: publicReadProcedure
    .meta({ asksModel: true })
    .input(questionSchema)
    .output(answerSchema)
    .mutation(({ ctx, input }) => ctx.pause(() => answerQuestion(ctx.deps, input.q, ctx))),
});
