import { z } from 'zod';
import { maxSlugLength, slugPattern } from '../../../shared/text/slug-pattern.ts';
import { idSchema } from '../../../shared/wire.ts';
import { developerSchema } from '../developers.ts';
import { heldHandleSchema } from '../handles/handles.ts';
import { ownProjectSchema, projectPictureSchema } from './own-projects.ts';

/** A project as other pages show it. */
export const projectCardSchema = z.object({
  id: z.number().int(),
  path: z.string(),
  title: z.string(),
  category: z.string(),
  isFeatured: z.boolean(),
  isProven: z.boolean().describe('Its link lies under a proven address'),
  picture: projectPictureSchema.omit({ id: true }).nullable(),
});

/** A page is named by handle and slug, or by numbers. */
export const projectAddressSchema = z.union([
  z.object({
    handle: heldHandleSchema,
    slug: z.string().max(maxSlugLength).regex(slugPattern),
  }),
  z.object({ developerId: idSchema(), projectId: idSchema() }),
]);

export const projectPageSchema = z.object({
  project: ownProjectSchema.omit({ builtWith: true }).extend({
    path: z.string(),
    isProven: z.boolean(),
    tools: z.array(
      z.object({ name: z.string(), path: z.string().nullable().describe('Page of the tool') }),
    ),
  }),
  developer: developerSchema.pick({
    id: true,
    developerName: true,
    handle: true,
    country: true,
    state: true,
    profilePhotoUrl: true,
  }),
  further: z.array(projectCardSchema),
});

export type ProjectCard = z.infer<typeof projectCardSchema>;
export type ProjectPageAddress = z.infer<typeof projectAddressSchema>;
export type ProjectPage = z.infer<typeof projectPageSchema>;
