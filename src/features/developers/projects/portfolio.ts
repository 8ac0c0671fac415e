import { z } from 'zod';
import { shownAvailabilitySchema } from '../../availability/availability.ts';
import { projectSchema } from '../developer-projects.ts';
import { developerCardSchema } from '../developers.ts';
import { ownProjectSchema, projectPictureSchema } from './own-projects.ts';

/** The own profile for a portfolio elsewhere. It never holds the birth date. */
export const portfolioSchema = z
  .object({
    profile: developerCardSchema.extend({
      handle: z.string().nullable(),
      phoneNumber: z.string().describe('E.164; empty where the profile does not show it'),
      profileUrl: z.url(),
      profilePhotoUrl: z.string().describe('Absolute, or empty'),
      isShown: z.boolean().describe('False for a profile that is unfinished or hidden'),
    }),
    skills: z.array(z.string()).describe('Names, the most important one first'),
    provenAddresses: z.array(z.string()),
    availability: shownAvailabilitySchema.nullable().describe('Null after its end'),
  })
  .meta({ id: 'Portfolio' });

export const portfolioProjectsSchema = z.object({
  items: z.array(
    projectSchema
      .extend({
        ...ownProjectSchema.pick({ result: true, year: true, part: true, isFeatured: true }).shape,
        isProven: z.boolean().describe('Its link lies under a proven address'),
        skills: z.array(z.string()).describe('Names of the skills that it shows'),
        pageUrl: z.url(),
        pictures: z.array(projectPictureSchema.omit({ id: true })),
      })
      .meta({ id: 'PortfolioProject' }),
  ),
});

export type Portfolio = z.infer<typeof portfolioSchema>;
export type PortfolioProjects = z.infer<typeof portfolioProjectsSchema>;
