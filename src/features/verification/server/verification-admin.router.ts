import type { NotifyDeveloper } from '../../../server/outbox/developer-notice.ts';
import { adminWho, router } from '../../../server/trpc/init.ts';
import { idInputSchema } from '../../../shared/wire.ts';
import {
  givingSchema,
  reasonedSchema,
  requestListInputSchema,
  requestListSchema,
  requestSchema,
  resultSchema,
  reviewSchema,
  verifyingSchema,
} from '../verification.ts';
import {
  assess,
  decline,
  getRequest,
  giveTask,
  listRequests,
  review,
  takeBackMark,
  verify,
} from './requests.service.ts';

const ownerProcedure = adminWho('hideProfiles');

export const verificationAdminRouter = (notifyDeveloper: NotifyDeveloper) =>
  router({
    list: ownerProcedure
      .input(requestListInputSchema)
      .output(requestListSchema)
      .query(({ ctx, input }) => listRequests(ctx.deps, input)),

    get: ownerProcedure
      .input(idInputSchema)
      .output(requestSchema)
      .query(({ ctx, input }) => getRequest(ctx.deps, input.id)),

    give: ownerProcedure
      .input(givingSchema)
      .output(requestSchema)
      .mutation(({ ctx, input }) => giveTask({ ...ctx.deps, notifyDeveloper }, ctx.admin, input)),

    assess: ownerProcedure
      .input(resultSchema)
      .output(requestSchema)
      .mutation(({ ctx, input }) => assess({ ...ctx.deps, notifyDeveloper }, ctx.admin, input)),

    review: ownerProcedure
      .input(reviewSchema)
      .output(requestSchema)
      .mutation(({ ctx, input }) => review({ ...ctx.deps, notifyDeveloper }, ctx.admin, input)),

    verify: ownerProcedure
      .input(verifyingSchema)
      .output(requestSchema)
      .mutation(({ ctx, input }) => verify({ ...ctx.deps, notifyDeveloper }, ctx.admin, input)),

    decline: ownerProcedure
      .input(reasonedSchema)
      .output(requestSchema)
      .mutation(({ ctx, input }) => decline({ ...ctx.deps, notifyDeveloper }, ctx.admin, input)),

    takeBack: ownerProcedure
      .input(reasonedSchema)
      .output(requestSchema)
      .mutation(({ ctx, input }) =>
        takeBackMark({ ...ctx.deps, notifyDeveloper }, ctx.admin, input),
      ),
  });
