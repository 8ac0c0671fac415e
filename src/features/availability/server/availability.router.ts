import { z } from 'zod';
import {
  developerProcedure,
  keyProcedure,
  publicProcedure,
  publicReadProcedure,
  router,
} from '../../../server/trpc/init.ts';
import { idSchema, success, successSchema } from '../../../shared/wire.ts';
import { linkKeyInputSchema } from '../../conversations/conversations.ts';
import {
  availabilityInputSchema,
  availabilityPageSchema,
  ownAvailabilitySchema,
  shownAvailabilitySchema,
} from '../availability.ts';
import {
  endAvailability,
  getOwnAvailability,
  getShownAvailability,
  renewAvailability,
  setAvailability,
  takeUpAgain,
} from './availability.service.ts';
import { getAvailabilityPage, renewByLink } from './availability-page.service.ts';

export const availabilityRouter = router({
  ofDeveloper: publicReadProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/developers/profile/{developerId}/availability',
        tags: ['Developers'],
        summary: 'What a developer takes on, or null',
        description:
          'Null for a developer who says nothing about it, and from the moment of its end: an availability is good for 7, 30 or 90 days and has to be renewed.',
        protect: false,
      },
    })
    .input(z.object({ developerId: idSchema().describe('Id of the developer') }))
    .output(
      shownAvailabilitySchema.nullable().meta({
        examples: [
          {
            kinds: ['project'],
            hoursPerWeek: 20,
            freeFrom: '2026-12-01',
            rate: { from: 80, to: 110, currency: 'USD', per: 'hour' },
            timeZone: 'America/Chicago',
            languages: ['en', 'es'],
            goodUntil: '2026-12-31T12:00:00.000Z',
          },
          null,
        ],
      }),
    )
    .query(({ ctx, input }) => getShownAvailability(ctx.deps, input.developerId)),

  own: developerProcedure
    .output(ownAvailabilitySchema.nullable())
    .query(({ ctx }) => getOwnAvailability(ctx.deps, ctx.developer.developerId)),

  set: developerProcedure
    .input(availabilityInputSchema)
    .output(ownAvailabilitySchema)
    .mutation(({ ctx, input }) => setAvailability(ctx.deps, ctx.developer.developerId, input)),

  renew: developerProcedure
    .output(ownAvailabilitySchema)
    .mutation(({ ctx }) => renewAvailability(ctx.deps, ctx.developer.developerId)),

  end: developerProcedure
    .output(ownAvailabilitySchema)
    .mutation(({ ctx }) => endAvailability(ctx.deps, ctx.developer.developerId)),

  takeUpAgain: developerProcedure
    .output(ownAvailabilitySchema)
    .mutation(({ ctx }) => takeUpAgain(ctx.deps, ctx.developer.developerId)),

  page: router({
    byKey: keyProcedure
      .input(linkKeyInputSchema)
      .output(availabilityPageSchema)
      .query(({ ctx, input }) => getAvailabilityPage(ctx.deps, input.key)),

    renew: publicProcedure
      .input(linkKeyInputSchema)
      .output(successSchema)
      .mutation(async ({ ctx, input }) => {
        await renewByLink(ctx.deps, input.key);
        return success;
      }),
  }),
});
