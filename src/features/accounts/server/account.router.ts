import { z } from 'zod';
import {
  endOtherSessions,
  endSession,
  listSessions,
  ownerOfAdmin,
} from '../../../server/auth/account-sessions.service.ts';
import { adminProcedure, provenAdminProcedure, router } from '../../../server/trpc/init.ts';
import { success, successSchema } from '../../../shared/wire.ts';
import {
  accountMailSchema,
  changePasswordSchema,
  factorsSchema,
  mailAddressSchema,
  mailedCodeSchema,
  newPasskeySchema,
  newTotpSchema,
  passkeyIdSchema,
  proofSchema,
  shownCodesSchema,
  totpCodeSchema,
} from '../admin-account.ts';
import { passkeyAdditionOptionsSchema } from '../passkeys.ts';
import { adminSessionSchema, sessionIdSchema } from '../sessions.ts';
import {
  addPasskey,
  beginTotp,
  confirmTotp,
  listFactors,
  removePasskey,
  removeTotp,
  renewCodes,
} from './factors/factors.service.ts';
import { askForNewPasskey } from './factors/passkeys.service.ts';
import {
  confirmMailAddress,
  getAccountMail,
  removeMailAddress,
  setMailAddress,
} from './notices/mail-address.service.ts';
import { changePassword } from './sign-in/admin-password.service.ts';
import { prove } from './sign-in/proofs.service.ts';

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

  factors: adminProcedure
    .output(factorsSchema)
    .query(({ ctx }) => listFactors(ctx.deps.db.prisma, ctx.admin.adminId)),

  beginTotp: provenAdminProcedure
    .output(newTotpSchema)
    .mutation(({ ctx }) => beginTotp(ctx.deps, ctx.admin)),

  confirmTotp: provenAdminProcedure
    .input(totpCodeSchema)
    .output(shownCodesSchema)
    .mutation(async ({ ctx, input }) => ({
      recoveryCodes: await confirmTotp(ctx.deps, ctx.admin, input.code),
    })),

  removeTotp: provenAdminProcedure.output(successSchema).mutation(async ({ ctx }) => {
    await removeTotp(ctx.deps, ctx.admin);
    return success;
  }),

  beginPasskey: provenAdminProcedure
    .output(passkeyAdditionOptionsSchema)
    .mutation(({ ctx }) => askForNewPasskey(ctx.deps, ctx.admin)),

  addPasskey: provenAdminProcedure
    .input(newPasskeySchema)
    .output(shownCodesSchema)
    .mutation(async ({ ctx, input }) => ({
      recoveryCodes: await addPasskey(ctx.deps, ctx.admin, input),
    })),

  removePasskey: provenAdminProcedure
    .input(passkeyIdSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await removePasskey(ctx.deps, ctx.admin, input.id);
      return success;
    }),

  renewRecoveryCodes: provenAdminProcedure
    .output(shownCodesSchema)
    .mutation(async ({ ctx }) => ({ recoveryCodes: await renewCodes(ctx.deps, ctx.admin) })),

  mail: adminProcedure
    .output(accountMailSchema)
    .query(({ ctx }) => getAccountMail(ctx.deps, ctx.admin.adminId)),

  setMailAddress: provenAdminProcedure
    .input(mailAddressSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await setMailAddress(ctx.deps, ctx.admin, input.address);
      return success;
    }),

  confirmMailAddress: provenAdminProcedure
    .input(mailedCodeSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await confirmMailAddress(ctx.deps, ctx.admin, input.code);
      return success;
    }),

  removeMailAddress: provenAdminProcedure.output(successSchema).mutation(async ({ ctx }) => {
    await removeMailAddress(ctx.deps, ctx.admin);
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
