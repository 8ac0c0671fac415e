import { z } from 'zod';
import {
  licensed,
  licenseSchema,
  nextCursorSchema,
  openPageFields,
} from '../../../server/open-data.ts';
import { publicReadProcedure, router } from '../../../server/trpc/init.ts';
import { promptFilterFields, promptSchema, promptSlugSchema } from '../prompts.ts';
import { getPrompt, listPrompts } from './prompts.service.ts';

const tags = ['Open data'];

export const promptsRouter = router({
  list: publicReadProcedure
    .meta({
      tool: { name: 'list_prompts', title: 'Prompts of the library' },
      openapi: {
        method: 'GET',
        path: '/prompts',
        tags,
        summary: 'Prompts of the library, in the order of a project',
        description: 'Under CC BY 4.0.',
        protect: false,
      },
    })
    .input(z.object({ ...openPageFields(), ...promptFilterFields() }))
    .output(
      z.object({
        license: licenseSchema,
        items: z.array(promptSchema),
        nextCursor: nextCursorSchema,
      }),
    )
    .query(({ ctx, input }) => licensed(listPrompts(ctx.deps, input))),

  get: publicReadProcedure
    .meta({
      tool: { name: 'get_prompt', title: 'One prompt' },
      openapi: {
        method: 'GET',
        path: '/prompts/{slug}',
        tags,
        summary: 'One prompt by its slug',
        protect: false,
        errorResponses: [404],
      },
    })
    .input(promptSlugSchema())
    .output(promptSchema.extend({ license: licenseSchema }))
    .query(({ ctx, input }) => licensed(getPrompt(ctx.deps, input.slug))),
});
