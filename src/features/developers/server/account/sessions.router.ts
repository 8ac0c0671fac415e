import { z } from 'zod';
import {
  endOtherSessions,
  endSession,
  listSessions,
  ownerOfDeveloper,
} from '../../../../server/auth/account-sessions.service.ts';
import { developerProcedure, router } from '../../../../server/trpc/init.ts';
import { success, successSchema } from '../../../../shared/wire.ts';
import { sessionIdSchema, sessionSchema } from '../../../accounts/sessions.ts';

const tags = ['Sessions of a developer'];

export const sessionRouter = router({
  list: developerProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/developers/current/sessions',
        tags,
        summary: 'Where you are signed in',
        errorResponses: [401, 403],
      },
    })
    .input(z.void())
    .output(z.array(sessionSchema))
    .query(({ ctx }) => listSessions(ctx.deps, ownerOfDeveloper(ctx.developer))),

  end: developerProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/developers/current/sessions/{sessionId}',
        tags,
        summary: 'End one of your sessions',
        errorResponses: [401, 403, 404],
      },
    })
    .input(sessionIdSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await endSession(ctx.deps, ownerOfDeveloper(ctx.developer), input.sessionId);
      return success;
    }),

  endOthers: developerProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/developers/current/sessions',
        tags,
        summary: 'End all of your other sessions',
        errorResponses: [401, 403],
      },
    })
    .input(z.object({}).optional())
    .output(successSchema)
    .mutation(async ({ ctx }) => {
      await endOtherSessions(ctx.deps, ownerOfDeveloper(ctx.developer));
      return success;
    }),
});
