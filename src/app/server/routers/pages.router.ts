import { z } from 'zod';
import { publicReadProcedure, router } from '../../../server/trpc/init.ts';
import { pageCursorPattern, readPage } from '../markdown/read-page.service.ts';

const pathLimitLength = 2_000;

export const pagesRouter = router({
  read: publicReadProcedure
    .meta({
      tool: {
        name: 'read_page',
        title: 'Read a page',
        description:
          'Reads a public page of this site as Markdown: headings, prices, tables and links. A long page comes in parts: nextCursor reads the next one.',
        quotesStrangers: true,
      },
    })
    .input(
      z.object({
        path: z
          .string()
          .trim()
          .min(1)
          .max(pathLimitLength)
          .describe('Path of a page, such as /services or /explore-developers?country=Chile.'),
        cursor: z
          .string()
          .regex(pageCursorPattern)
          .optional()
          .describe('nextCursor of the part before.'),
      }),
    )
    .output(
      z.object({
        path: z.string(),
        address: z.string(),
        markdown: z.string(),
        nextCursor: z.string().nullable(),
      }),
    )
    .query(({ ctx, input }) => readPage(ctx.deps, input, ctx.requestId)),
});
