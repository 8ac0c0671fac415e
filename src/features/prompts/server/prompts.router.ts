import { z } from 'zod';
import { publicProcedure, router } from '../../../server/trpc/init.ts';
import { promptQuerySchema, promptSchema, promptSlugSchema } from '../prompts.ts';
import { getPrompt, listPrompts } from './prompts.service.ts';

const tags = ['Prompts'];

export const promptsRouter = router({
  list: publicProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/prompts',
        tags,
        summary: 'Prompts of the library, in the order of a project',
        description: 'The next page starts after the slug of the last prompt: pass it as `cursor`.',
        protect: false,
      },
    })
    .input(promptQuerySchema())
    .output(z.array(promptSchema))
    .query(({ ctx, input }) => listPrompts(ctx.deps, input)),

  get: publicProcedure
    .meta({
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
    .output(promptSchema)
    .query(({ ctx, input }) => getPrompt(ctx.deps, input.slug)),
});
