import { z } from 'zod';
import { systemClock } from '../../../../server/clock.ts';
import {
  developerProcedure,
  namesUnknown,
  publicProcedure,
  publicReadProcedure,
} from '../../../../server/trpc/init.ts';
import { idSchema, success, successSchema, unknownFieldsSchema } from '../../../../shared/wire.ts';
import { currentDeveloperSchema, profileChangeSchema, profileSchema } from '../../developers.ts';
import { exampleDeveloper, exampleProfile } from '../examples.ts';
import { removePhoto } from './photo.service.ts';
import {
  getCurrentDeveloper,
  getProfile,
  type PlanBriefNews,
  updateProfile,
} from './profile.service.ts';

const tags = ['Developers'];

export const profileProcedures = (planBriefNews: PlanBriefNews) => ({
  current: publicProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/developers/current',
        tags,
        summary: 'The signed-in developer, or null',
        protect: false,
      },
    })
    .input(z.void())
    .output(currentDeveloperSchema.nullable().meta({ examples: [exampleDeveloper, null] }))
    .query(async ({ ctx }) => {
      const session = await ctx.sessions.developer();
      return session && getCurrentDeveloper(ctx.deps, session.developerId);
    }),

  profile: publicReadProcedure
    .meta({
      tool: {
        name: 'get_developer',
        title: 'One developer and their projects',
        quotesStrangers: true,
      },
      openapi: {
        method: 'GET',
        path: '/developers/profile/{developerId}',
        tags,
        summary: 'A developer and their projects',
        description:
          'Phone number and birth date are empty where their developer does not show them. Until its form was finished, a profile is there for its owner only.',
        protect: false,
        errorResponses: [404],
      },
    })
    .input(z.object({ developerId: idSchema().describe('Id of the developer') }))
    .output(profileSchema.meta({ examples: [exampleProfile] }))
    .query(async ({ ctx, input }) => {
      const viewer = await ctx.sessions.developer();
      return getProfile(ctx.deps, {
        developerId: input.developerId,
        viewerId: viewer?.developerId ?? null,
      });
    }),

  update: developerProcedure
    .meta({
      openapi: {
        method: 'PATCH',
        path: '/developers/{id}',
        tags,
        summary: 'Change your own profile',
        description:
          'What is left out stays. The first change completes the profile: from then on others see it.',
        errorResponses: [400, 401, 403, 409],
      },
    })
    .input(
      profileChangeSchema(systemClock.now)
        .extend({ id: idSchema().describe('Your own id') })
        .meta({
          examples: [
            {
              developerName: exampleDeveloper.developerName,
              bio: exampleDeveloper.bio,
              country: exampleDeveloper.country,
              state: exampleDeveloper.state,
              birthDate: '1990-04-12T00:00:00.000Z',
              yearStartedCoding: exampleDeveloper.yearStartedCoding,
            },
          ],
        }),
    )
    .use(namesUnknown(['id', ...Object.keys(profileChangeSchema(systemClock.now).shape)]))
    .output(
      currentDeveloperSchema
        .extend({ unknown: unknownFieldsSchema })
        .meta({ examples: [exampleDeveloper] }),
    )
    .mutation(async ({ ctx, input: { id: developerId, ...change } }) => ({
      ...(await updateProfile(
        { ...ctx.deps, planBriefNews },
        {
          ownerId: ctx.developer.developerId,
          ...{ developerId, change },
        },
      )),
      ...ctx.unknown,
    })),

  removePhoto: developerProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/developers/current/photo',
        tags,
        summary: 'Remove your profile photo',
        errorResponses: [401, 403],
      },
    })
    .input(z.object({}).optional())
    .output(successSchema)
    .mutation(async ({ ctx }) => {
      await removePhoto(ctx.deps, ctx.developer.developerId);
      return success;
    }),
});
