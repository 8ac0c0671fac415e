import { z } from 'zod';
import { adminWho, keyProcedure, router } from '../../../../server/trpc/init.ts';
import { success, successSchema } from '../../../../shared/wire.ts';
import { linkKeyInputSchema } from '../../../conversations/conversations.ts';
import { requestIdInputSchema } from '../../../requests/requests.ts';
import { keptAgreementSchema, listedAgreementSchema } from '../../agreements.ts';
import { findKeptAgreement, listAgreements, revokeAgreementKeys } from './agreements.service.ts';

/** The key is the only authorization. */
export const agreementsRouter = router({
  byKey: keyProcedure
    .input(linkKeyInputSchema)
    .output(keptAgreementSchema.nullable())
    .query(({ ctx, input }) => findKeptAgreement(ctx.deps, input.key)),
});

const agreementProcedure = adminWho('answerRequests');

export const agreementsAdminRouter = router({
  list: agreementProcedure
    .output(z.array(listedAgreementSchema))
    .query(({ ctx }) => listAgreements(ctx.deps)),

  revokeLinks: agreementProcedure
    .input(requestIdInputSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await revokeAgreementKeys(ctx.deps, ctx.admin, input.requestId);
      return success;
    }),
});
