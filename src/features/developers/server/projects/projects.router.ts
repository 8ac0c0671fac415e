import { z } from 'zod';
import { developerProcedure, namesUnknown, router } from '../../../../server/trpc/init.ts';
import { success, successSchema, unknownFieldsSchema } from '../../../../shared/wire.ts';
import {
  projectChangeSchema,
  projectFormSchema,
  projectIdSchema,
  projectOrderSchema,
  projectSchema,
} from '../../developer-projects.ts';
import { exampleProject } from '../examples.ts';
import { ownProjectProcedures } from './own-projects.router.ts';
import { addProject, changeProject, removeProject, reorderProjects } from './projects.service.ts';

const tags = ['Projects of a developer'];
const examples = [exampleProject];
const formFields = Object.keys(projectChangeSchema.shape);
const savedProjectSchema = projectSchema.extend({ unknown: unknownFieldsSchema });

export const projectRouter = router({
  ...ownProjectProcedures,

  create: developerProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/developers/current/projects',
        tags,
        summary: 'Add a project to your profile',
        errorResponses: [400, 401, 403, 409],
      },
    })
    .input(projectFormSchema.meta({ examples }))
    .use(namesUnknown(formFields))
    .output(savedProjectSchema)
    .mutation(async ({ ctx, input }) => ({
      ...(await addProject(ctx.deps, ctx.developer.developerId, input)),
      ...ctx.unknown,
    })),

  reorder: developerProcedure
    .meta({
      openapi: {
        method: 'PUT',
        path: '/developers/current/projects',
        tags,
        summary: 'Put your projects in order',
        errorResponses: [400, 401, 403, 409],
      },
    })
    .input(projectOrderSchema.meta({ examples: [{ projectIds: [3] }] }))
    .output(z.array(projectSchema))
    .mutation(({ ctx, input }) =>
      reorderProjects(ctx.deps, ctx.developer.developerId, input.projectIds),
    ),

  update: developerProcedure
    .meta({
      openapi: {
        method: 'PUT',
        path: '/developers/current/projects/{projectId}',
        tags,
        summary: 'Change one of your projects',
        description: 'What is left out stays.',
        errorResponses: [400, 401, 403, 404, 409],
      },
    })
    .input(projectChangeSchema.extend(projectIdSchema.shape).meta({ examples }))
    .use(namesUnknown([...formFields, ...Object.keys(projectIdSchema.shape)]))
    .output(savedProjectSchema)
    .mutation(async ({ ctx, input: { projectId, ...change } }) => ({
      ...(await changeProject(ctx.deps, ctx.developer.developerId, projectId, change)),
      ...ctx.unknown,
    })),

  delete: developerProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/developers/current/projects/{projectId}',
        tags,
        summary: 'Delete one of your projects',
        errorResponses: [401, 403, 404],
      },
    })
    .input(projectIdSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await removeProject(ctx.deps, ctx.developer.developerId, input.projectId);
      return success;
    }),
});
