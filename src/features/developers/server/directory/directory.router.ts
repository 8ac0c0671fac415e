import { z } from 'zod';
import { publicReadProcedure } from '../../../../server/trpc/init.ts';
import { idSchema } from '../../../../shared/wire.ts';
import { developerPage } from '../../developer-limits.ts';
import {
  developerCardPageSchema,
  developerCardSchema,
  directoryFiltersSchema,
  directoryQuerySchema,
} from '../../developers.ts';
import { facetsSchema } from '../../directory/facets.ts';
import { openDirectoryInputSchema, openDirectorySchema } from '../../open-directory.ts';
import { exampleCard, exampleDirectory } from '../examples.ts';
import { listDevelopers, readOpenDirectory, searchDirectory } from './directory.service.ts';
import { facetsOf } from './facets.service.ts';

const tags = ['Developers'];

export const directoryProcedures = {
  list: publicReadProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/developers',
        tags,
        summary: 'Developers with a complete profile, newest first',
        description:
          'Without phone numbers and birth dates. The next page starts after the id of the last developer: pass it as `cursor`.',
        protect: false,
      },
    })
    .input(
      z.object({
        limit: z
          .number()
          .int()
          .min(1)
          .max(developerPage.maxSize)
          .describe(`Developers in the answer; ${developerPage.defaultSize} when left out`)
          .optional(),
        cursor: idSchema().describe('Id of the last developer of the page before').optional(),
      }),
    )
    .output(z.array(developerCardSchema).meta({ examples: [[exampleCard]] }))
    .query(({ ctx, input }) => listDevelopers(ctx.deps, input)),

  directory: publicReadProcedure
    .input(directoryQuerySchema)
    .output(developerCardPageSchema)
    .query(({ ctx, input }) => searchDirectory(ctx.deps, input)),

  openDirectory: publicReadProcedure
    .meta({
      tool: { name: 'list_developers', title: 'Developers by what they do', quotesStrangers: true },
      openapi: {
        method: 'GET',
        path: '/directory',
        tags,
        summary: 'Developers by the filters and orders of the directory',
        description:
          'Every page has the same number of developers. Filters have the names and values of the address of the page /explore-developers.',
        protect: false,
      },
    })
    .input(openDirectoryInputSchema())
    .output(openDirectorySchema.meta({ examples: [exampleDirectory] }))
    .query(({ ctx, input }) => readOpenDirectory(ctx.deps, input)),

  facets: publicReadProcedure
    .input(directoryFiltersSchema)
    .output(facetsSchema)
    .query(({ ctx, input }) => facetsOf(ctx.deps, input)),
};
