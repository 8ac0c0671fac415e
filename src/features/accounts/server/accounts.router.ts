import { z } from 'zod';
import { adminWho, provenAdminWho, router } from '../../../server/trpc/init.ts';
import { idInputSchema, success, successSchema } from '../../../shared/wire.ts';
import {
  adminAccountSchema,
  createdAccountSchema,
  newAccountSchema,
  roleChangeSchema,
} from '../admin-accounts.ts';
import {
  addAccount,
  changeRole,
  disableAccount,
  enableAccount,
  endSessionsOf,
  listAdminAccounts,
} from './account-management.service.ts';

export const accountsRouter = router({
  list: adminWho('manageAccounts')
    .output(z.array(adminAccountSchema))
    .query(({ ctx }) => listAdminAccounts(ctx.deps)),

  create: provenAdminWho('manageAccounts')
    .input(newAccountSchema)
    .output(createdAccountSchema)
    .mutation(({ ctx, input }) => addAccount(ctx.deps, ctx.admin, input)),

  changeRole: provenAdminWho('manageAccounts')
    .input(roleChangeSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await changeRole(ctx.deps, ctx.admin, input);
      return success;
    }),

  disable: provenAdminWho('manageAccounts')
    .input(idInputSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await disableAccount(ctx.deps, ctx.admin, input.id);
      return success;
    }),

  enable: provenAdminWho('manageAccounts')
    .input(idInputSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await enableAccount(ctx.deps, ctx.admin, input.id);
      return success;
    }),

  endSessions: provenAdminWho('manageAccounts')
    .input(idInputSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await endSessionsOf(ctx.deps, ctx.admin, input.id);
      return success;
    }),
});
