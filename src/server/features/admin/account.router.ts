import { z } from 'zod';
import { changePasswordSchema, proofSchema } from '../../../shared/admin-account.ts';
import { adminSessionSchema, sessionIdSchema } from '../../../shared/sessions.ts';
import { success, successSchema } from '../../../shared/wire.ts';
import {
  endOtherSessions,
  endSession,
  listSessions,
  ownerOfAdmin,
} from '../../auth/account-sessions.service.ts';
import { changePassword } from '../../auth/admin-password.service.ts';
import { prove } from '../../auth/fresh-proof.service.ts';
import { adminProcedure, provenAdminProcedure, router } from '../../trpc/init.ts';

/** The signed-in admin's own account. */
export const accountRouter = router({
  sessions: adminProcedure
    .output(z.array(adminSessionSchema))
    .query(({ ctx }) => listSessions(ctx.deps, ownerOfAdmin(ctx.admin))),

  endSession: adminProcedure
    .input(sessionIdSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await endSession(ctx.deps, ownerOfAdmin(ctx.admin), input.sessionId);
      return success;
    }),

  endOtherSessions: adminProcedure.output(successSchema).mutation(async ({ ctx }) => {
    await endOtherSessions(ctx.deps, ownerOfAdmin(ctx.admin));
    return success;
  }),

  prove: adminProcedure
    .input(proofSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await prove(ctx.deps, ctx, ctx.admin, input);
      return success;
    }),

  changePassword: provenAdminProcedure
    .input(changePasswordSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await changePassword(ctx.deps, ctx, ctx.admin, input);
      return success;
    }),
});
