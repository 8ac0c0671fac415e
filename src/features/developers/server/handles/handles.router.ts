import { z } from 'zod';
import { developerProcedure, publicReadProcedure } from '../../../../server/trpc/init.ts';
import { handleFormSchema, heldHandleSchema, ownHandleSchema } from '../../handles/handles.ts';
import { chooseHandle, findDeveloperId, getOwnHandle } from './handles.service.ts';

export const handleProcedures = {
  byHandle: publicReadProcedure
    .input(z.object({ handle: heldHandleSchema }))
    .output(z.object({ developerId: z.number().int() }))
    .query(({ ctx, input }) => findDeveloperId(ctx.deps, input.handle)),

  handle: developerProcedure
    .input(z.void())
    .output(ownHandleSchema)
    .query(({ ctx }) => getOwnHandle(ctx.deps, ctx.developer.developerId)),

  chooseHandle: developerProcedure
    .input(handleFormSchema)
    .output(ownHandleSchema)
    .mutation(async ({ ctx, input }) => {
      await chooseHandle(ctx.deps, ctx.developer.developerId, input.handle);
      return getOwnHandle(ctx.deps, ctx.developer.developerId);
    }),
};
