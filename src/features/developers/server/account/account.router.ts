import { z } from 'zod';
import { developerProcedure, publicProcedure } from '../../../../server/trpc/init.ts';
import { success, successSchema } from '../../../../shared/wire.ts';
import { deleteAccount, type ForgetNumber } from './account.service.ts';

const tags = ['Developers'];

export const accountProcedures = (forgetNumber: ForgetNumber) => ({
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
    .output(successSchema.meta({ examples: [success] }))
    .mutation(async ({ ctx }) => {
      await ctx.sessions.end('developer');
      return success;
    }),

  deleteAccount: developerProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/developers/current',
        tags,
        summary: 'Delete your account',
        description: 'Removes profile, photo, projects, messages and every session for good.',
        errorResponses: [401, 403],
      },
    })
    .input(z.object({}).optional())
    .output(successSchema)
    .mutation(async ({ ctx }) => {
      await deleteAccount({ ...ctx.deps, forgetNumber }, ctx.developer.developerId);
      await ctx.sessions.end('developer');
      return success;
    }),
});
