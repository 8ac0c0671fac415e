import { z } from 'zod';
import { developerOrTokenProcedure } from '../../../../server/trpc/init.ts';
import { portfolioProjectsSchema, portfolioSchema } from '../../projects/portfolio.ts';
import { exampleOwnProjects, examplePortfolio } from '../examples.ts';
import { readPortfolio, readPortfolioProjects } from './portfolio.service.ts';

const tags = ['Developers'];
const description =
  'With a session, or with `Authorization: Bearer` and a token of the own area, also while visitors do not see the profile.';

export const portfolioProcedures = {
  portfolio: developerOrTokenProcedure('profile:read')
    .meta({
      tool: { name: 'get_own_profile', title: 'Your own profile' },
      openapi: {
        method: 'GET',
        path: '/developers/current/portfolio',
        tags,
        summary: 'Your own profile, for a portfolio elsewhere',
        description: `${description} Scope \`profile:read\`.`,
        errorResponses: [401, 403, 429],
      },
    })
    .input(z.void())
    .output(portfolioSchema.meta({ examples: [examplePortfolio] }))
    .query(({ ctx }) => readPortfolio(ctx.deps, ctx.developer.developerId)),

  portfolioProjects: developerOrTokenProcedure('projects:read')
    .meta({
      tool: { name: 'list_own_projects', title: 'Your own projects' },
      openapi: {
        method: 'GET',
        path: '/developers/current/projects',
        tags,
        summary: 'Your own projects with their pictures',
        description: `${description} Scope \`projects:read\`.`,
        errorResponses: [401, 403, 429],
      },
    })
    .input(z.void())
    .output(portfolioProjectsSchema.meta({ examples: [exampleOwnProjects] }))
    .query(({ ctx }) => readPortfolioProjects(ctx.deps, ctx.developer.developerId)),
};
