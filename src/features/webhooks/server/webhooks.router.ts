import { z } from 'zod';
import { adminWho, provenAdminWho, router } from '../../../server/trpc/init.ts';
import { pageOf } from '../../../shared/admin/admin.ts';
import { idInputSchema } from '../../../shared/wire.ts';
import {
  changedEndpointSchema,
  deliveriesInputSchema,
  deliverySchema,
  endpointIdSchema,
  endpointSchema,
  newEndpointSchema,
  shownSecretSchema,
} from '../webhooks.ts';
import {
  addEndpoint,
  changeEndpoint,
  listEndpoints,
  removeEndpoint,
  rotateSecret,
  switchEndpoint,
} from './endpoints.service.ts';
import { listDeliveries, sendAgain, sendTest } from './log.service.ts';

const endpointProcedure = adminWho('operate').input(endpointIdSchema).output(z.void());

export const webhooksRouter = router({
  list: adminWho('operate')
    .output(z.array(endpointSchema))
    .query(({ ctx }) => listEndpoints(ctx.deps)),

  // Like a token, it takes news of the site elsewhere.
  add: provenAdminWho('operate')
    .input(newEndpointSchema)
    .output(shownSecretSchema)
    .mutation(({ ctx, input }) => addEndpoint(ctx.deps, ctx.admin, input)),

  change: adminWho('operate')
    .input(changedEndpointSchema)
    .output(z.void())
    .mutation(({ ctx, input }) => changeEndpoint(ctx.deps, ctx.admin, input)),

  rotate: provenAdminWho('operate')
    .input(endpointIdSchema)
    .output(shownSecretSchema)
    .mutation(({ ctx, input }) => rotateSecret(ctx.deps, ctx.admin, input.id)),

  remove: provenAdminWho('operate')
    .input(endpointIdSchema)
    .output(z.void())
    .mutation(({ ctx, input }) => removeEndpoint(ctx.deps, ctx.admin, input.id)),

  switchOn: endpointProcedure.mutation(({ ctx, input }) =>
    switchEndpoint(ctx.deps, ctx.admin, { id: input.id, isOn: true }),
  ),

  switchOff: endpointProcedure.mutation(({ ctx, input }) =>
    switchEndpoint(ctx.deps, ctx.admin, { id: input.id, isOn: false }),
  ),

  test: endpointProcedure.mutation(({ ctx, input }) => sendTest(ctx.deps, ctx.admin, input.id)),

  deliveries: adminWho('operate')
    .input(deliveriesInputSchema)
    .output(pageOf(deliverySchema))
    .query(({ ctx, input }) => listDeliveries(ctx.deps, input)),

  sendAgain: adminWho('operate')
    .input(idInputSchema)
    .output(z.void())
    .mutation(({ ctx, input }) => sendAgain(ctx.deps, ctx.admin, input.id)),
});
