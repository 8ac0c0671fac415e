import { z } from 'zod';
import {
  adminProcedure,
  developerProcedure,
  provenAdminProcedure,
  publicReadProcedure,
  router,
} from '../../../server/trpc/init.ts';
import { idInputSchema, success, successSchema } from '../../../shared/wire.ts';
import { askedSchema, authorizationSchema, connectionSchema, consentSchema } from '../programs.ts';
import { connectForAdmin, connectForDeveloper, describeAsked } from './authorization.service.ts';
import {
  endAdminConnection,
  endDeveloperConnection,
  listConnections,
} from './connections.service.ts';

const answerSchema = z.object({
  /** Leads back to the program. */
  address: z.string(),
});

export const programsRouter = router({
  asked: publicReadProcedure
    .input(authorizationSchema)
    .output(askedSchema)
    .query(({ ctx, input }) => describeAsked(ctx.deps, ctx, input)),
});

export const adminProgramsRouter = router({
  connect: provenAdminProcedure
    .input(consentSchema)
    .output(answerSchema)
    .mutation(async ({ ctx, input }) => ({
      address: await connectForAdmin(ctx.deps, ctx.admin, { ...input, ip: ctx.ip }),
    })),

  list: adminProcedure
    .output(z.array(connectionSchema))
    .query(({ ctx }) => listConnections(ctx.deps, { adminId: ctx.admin.adminId })),

  end: adminProcedure
    .input(idInputSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await endAdminConnection(ctx.deps, ctx.admin, input.id);
      return success;
    }),
});

export const developerProgramsRouter = router({
  connect: developerProcedure
    .input(consentSchema)
    .output(answerSchema)
    .mutation(async ({ ctx, input }) => ({
      address: await connectForDeveloper(ctx.deps, ctx.developer.developerId, {
        ...input,
        ip: ctx.ip,
      }),
    })),

  list: developerProcedure
    .output(z.array(connectionSchema))
    .query(({ ctx }) => listConnections(ctx.deps, { developerId: ctx.developer.developerId })),

  end: developerProcedure
    .input(idInputSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await endDeveloperConnection(ctx.deps, ctx.developer.developerId, input.id);
      return success;
    }),
});
