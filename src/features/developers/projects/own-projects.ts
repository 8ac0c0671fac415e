import { z } from 'zod';
import { quotas } from '../../../shared/limits/quotas.ts';
import { wireFlag } from '../../../shared/wire.ts';
import { developerLimits } from '../developer-limits.ts';
import { projectFormSchema, projectIdSchema, projectSchema } from '../developer-projects.ts';
import { codingYear } from '../developers.ts';

/** The fields that a developer types. */
export const ownProjectFields = [
  ...(['title', 'category', 'story', 'projectLink', 'builtWith'] as const),
  ...(['result', 'year', 'part'] as const),
];

const shortText = (maxLength: number) =>
  z.string().trim().max(maxLength, `Please use at most ${maxLength} characters`).optional();

type Now = () => Date;

const finishedIn = (now: Now) => z.union([codingYear(now), z.null()], 'Please enter a year');

/** The specified fields of a project, and those that only its page shows. */
export const ownProjectFormSchema = (now: Now) =>
  projectFormSchema.extend({
    result: shortText(developerLimits.projectResult),
    year: finishedIn(now).optional(),
    part: shortText(developerLimits.projectPart),
  });

/** The fields as a person types them. An empty year counts as none. */
export const typedProjectSchema = (now: Now) => {
  const form = ownProjectFormSchema(now);
  return form.extend({
    year: z
      .string()
      .trim()
      .transform((typed) => (typed === '' ? null : Number(typed)))
      .pipe(finishedIn(now)),
  });
};

export const projectPictureSchema = z.object({
  id: z.string(),
  url: z.string(),
  alt: z.string().describe('What its developer typed; may be empty'),
});

export const ownProjectSchema = projectSchema.extend({
  slug: z.string(),
  result: z.string(),
  year: z.number().int().nullable(),
  part: z.string(),
  isFeatured: z.boolean(),
  pictures: z.array(projectPictureSchema),
});

/** Omitted fields stay. `base` detects concurrent changes. */
export const ownProjectChangeSchema = (now: Now) =>
  ownProjectFormSchema(now)
    .partial()
    .extend({
      projectId: projectIdSchema.shape.projectId,
      base: ownProjectSchema
        .omit({
          id: true,
          createdAt: true,
          slug: true,
          isFeatured: true,
          pictures: true,
        })
        .partial()
        .optional(),
    });

export const featuringSchema = projectIdSchema.extend({ isFeatured: wireFlag() });

const pictureId = z.string().max(100);

export const pictureIdSchema = z.object({ pictureId });
export const pictureAltSchema = pictureIdSchema.extend({
  alt: z
    .string()
    .trim()
    .max(developerLimits.pictureAlt, `Please use at most ${developerLimits.pictureAlt} characters`),
});
export const pictureOrderSchema = projectIdSchema.extend({
  pictureIds: z.array(pictureId).max(quotas.projectPictures.limit),
});

export type OwnProject = z.infer<typeof ownProjectSchema>;
export type OwnProjectChange = Omit<
  z.infer<ReturnType<typeof ownProjectChangeSchema>>,
  'projectId'
>;
export type OwnProjectForm = z.infer<ReturnType<typeof ownProjectFormSchema>>;
export type ProjectPicture = z.infer<typeof projectPictureSchema>;
