import { z } from 'zod';
import { currentDeveloperSchema } from '../../../shared/developer.ts';
import { publicProcedure, router } from '../../trpc/init.ts';
import { findCurrentDeveloper } from './developer.queries.ts';

const tags = ['Developers'];

export const developerRouter = router({
  current: publicProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/developers/current',
        tags,
        summary: 'The signed-in developer, or null',
        protect: false,
      },
    })
    .input(z.void())
    .output(currentDeveloperSchema.nullable())
    .query(async ({ ctx }) => {
      const session = await ctx.sessions.developer();
      return session && findCurrentDeveloper(ctx.deps.db.prisma, session.developerId);
    }),

  logout: publicProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/developers/logout',
        tags,
        summary: 'End the session of this browser',
        protect: false,
      },
    })
    .input(z.object({}).optional())
    .output(z.object({ success: z.literal(true) }))
    .mutation(async ({ ctx }) => {
      await ctx.sessions.end('developer');
      return { success: true as const };
    }),
});
