import { z } from 'zod';
import { systemClock } from '../../../../server/clock.ts';
import { developerProcedure, publicReadProcedure } from '../../../../server/trpc/init.ts';
import { idSchema, success, successSchema } from '../../../../shared/wire.ts';
import {
  featuringSchema,
  ownProjectChangeSchema,
  ownProjectFormSchema,
  ownProjectSchema,
  pictureAltSchema,
  pictureIdSchema,
  pictureOrderSchema,
} from '../../projects/own-projects.ts';
import {
  projectAddressSchema,
  projectCardSchema,
  projectPageSchema,
} from '../../projects/project-pages.ts';
import { getProjectPage, listProjectCards } from './project-pages.service.ts';
import {
  describePicture,
  orderPictures,
  removeProjectPicture,
} from './project-pictures.service.ts';
import { addProject, changeProject, featureProject, listOwnProjects } from './projects.service.ts';

const { now } = systemClock;

/** Projects with all that their pages show. REST has the specified fields. */
export const ownProjectProcedures = {
  own: developerProcedure
    .input(z.void())
    .output(z.array(ownProjectSchema))
    .query(({ ctx }) => listOwnProjects(ctx.deps.db.prisma, ctx.developer.developerId)),

  add: developerProcedure
    .input(ownProjectFormSchema(now))
    .output(ownProjectSchema)
    .mutation(({ ctx, input }) => addProject(ctx.deps, ctx.developer.developerId, input)),

  edit: developerProcedure
    .input(ownProjectChangeSchema(now))
    .output(ownProjectSchema)
    .mutation(({ ctx, input: { projectId, ...change } }) =>
      changeProject(ctx.deps, ctx.developer.developerId, projectId, change),
    ),

  feature: developerProcedure
    .input(featuringSchema)
    .output(z.array(ownProjectSchema))
    .mutation(({ ctx, input }) => featureProject(ctx.deps, ctx.developer.developerId, input)),

  describePicture: developerProcedure
    .input(pictureAltSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await describePicture(ctx.deps, ctx.developer.developerId, input);
      return success;
    }),

  orderPictures: developerProcedure
    .input(pictureOrderSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await orderPictures(ctx.deps, ctx.developer.developerId, input);
      return success;
    }),

  removePicture: developerProcedure
    .input(pictureIdSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await removeProjectPicture(ctx.deps, ctx.developer.developerId, input.pictureId);
      return success;
    }),

  cards: publicReadProcedure
    .input(z.object({ developerId: idSchema() }))
    .output(z.array(projectCardSchema))
    .query(async ({ ctx, input }) => {
      const viewer = await ctx.sessions.developer();
      return listProjectCards(ctx.deps, {
        developerId: input.developerId,
        viewerId: viewer?.developerId ?? null,
      });
    }),

  page: publicReadProcedure
    .input(projectAddressSchema)
    .output(projectPageSchema)
    .query(async ({ ctx, input }) => {
      const viewer = await ctx.sessions.developer();
      return getProjectPage(ctx.deps, input, viewer?.developerId ?? null);
    }),
};
