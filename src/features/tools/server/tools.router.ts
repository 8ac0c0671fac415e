import { z } from 'zod';
import {
  licensed,
  licenseSchema,
  nextCursorSchema,
  openPageFields,
} from '../../../server/open-data.ts';
import { publicReadProcedure, router } from '../../../server/trpc/init.ts';
import {
  finderAnswerSchema,
  finderInputSchema,
  openToolSchema,
  toolFilterFields,
} from '../open-tools.ts';
import { findTools } from './finder/finder.service.ts';
import { listTools } from './open-tools.service.ts';

const tags = ['Open data'];

export const toolsRouter = router({
  list: publicReadProcedure
    .meta({
      tool: { name: 'list_tools', title: 'AI tools with facts' },
      openapi: {
        method: 'GET',
        path: '/tools',
        tags,
        summary: 'AI tools with their facts, each with its source and its day',
        description:
          'Under CC BY 4.0. `what`, `code` and `maxPrice` find tools that still go on and whose facts state it.',
        protect: false,
      },
    })
    .input(z.object({ ...openPageFields(), ...toolFilterFields() }))
    .output(
      z.object({
        license: licenseSchema,
        items: z.array(openToolSchema),
        nextCursor: nextCursorSchema,
      }),
    )
    .query(({ ctx, input }) => licensed(listTools(ctx.deps, input))),

  finder: publicReadProcedure
    .meta({
      tool: { name: 'find_tool', title: 'Find a tool by four answers' },
      openapi: {
        method: 'GET',
        path: '/tools/finder',
        tags,
        summary: 'Three tools by four answers, with what speaks against each',
        description:
          'The answer of the page /tools/finder, under CC BY 4.0. A question that is left out does not matter.',
        protect: false,
      },
    })
    .input(finderInputSchema())
    .output(finderAnswerSchema.extend({ license: licenseSchema }))
    .query(({ ctx, input }) => licensed(findTools(ctx.deps, input))),
});
