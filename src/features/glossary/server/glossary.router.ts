import { z } from 'zod';
import {
  licensed,
  licenseSchema,
  nextCursorSchema,
  openPageFields,
} from '../../../server/open-data.ts';
import { publicReadProcedure, router } from '../../../server/trpc/init.ts';
import { openTermSchema, termFilterFields } from '../open-terms.ts';
import { listTerms } from './open-terms.service.ts';

export const glossaryRouter = router({
  list: publicReadProcedure
    .meta({
      tool: { name: 'list_terms', title: 'Terms of the glossary' },
      openapi: {
        method: 'GET',
        path: '/glossary',
        tags: ['Open data'],
        summary: 'Terms of the glossary by the alphabet',
        description: 'Under CC BY 4.0. Terms that nobody has explained further have no `text`.',
        protect: false,
      },
    })
    .input(z.object({ ...openPageFields(), ...termFilterFields() }))
    .output(
      z.object({
        license: licenseSchema,
        items: z.array(openTermSchema),
        nextCursor: nextCursorSchema,
      }),
    )
    .query(({ ctx, input }) => licensed(listTerms(ctx.deps, input))),
});
