import { z } from 'zod';
import { quotas } from '../../shared/limits/quotas.ts';
import { parsedUrl } from '../../shared/text/parsed-url.ts';
import { idSchema, timestamp } from '../../shared/wire.ts';
import { developerLimits } from './developer-limits.ts';

export const projectSchema = z
  .object({
    id: z.number().int(),
    title: z.string(),
    category: z.string(),
    story: z.string(),
    projectLink: z.string().describe('An http(s) address, or empty'),
    builtWith: z.array(z.string()),
    createdAt: timestamp(),
  })
  .meta({ id: 'Project' });

const requiredText = (maxLength: number, message: string) =>
  z
    .string(message)
    .trim()
    .min(1, message)
    .max(maxLength, `Please use at most ${maxLength} characters`);

const invalidLink = 'Please enter an address that starts with https:// or http://';

function isLink(value: string): boolean {
  if (value === '') return true;
  const url = /^https?:\/\//i.test(value) ? parsedUrl(value) : null;
  return url?.username === '' && url.password === '';
}

/** The server also checks the category against its list. */
export const projectFormSchema = z.object({
  title: requiredText(developerLimits.projectTitle, 'Please enter a title'),
  category: requiredText(developerLimits.projectCategory, 'Please select a category'),
  story: requiredText(developerLimits.projectStory, 'Please tell the story of the project'),
  projectLink: z
    .string(invalidLink)
    .trim()
    .max(developerLimits.projectLink, invalidLink)
    .refine(isLink, invalidLink)
    .optional(),
  builtWith: z
    .array(
      z
        .string()
        .trim()
        .min(1, 'Please enter the name of a tool')
        .max(
          developerLimits.builtWithTool,
          `Please use at most ${developerLimits.builtWithTool} characters for a tool`,
        ),
    )
    .max(
      developerLimits.builtWithTools,
      `Please name at most ${developerLimits.builtWithTools} tools`,
    )
    .optional(),
});

export const outdatedProjectMessage =
  'This project was changed elsewhere meanwhile. Please look at the marked fields and save again.';

/** Omitted fields stay. `base` detects concurrent changes. */
export const projectChangeSchema = projectFormSchema.partial().extend({
  base: projectSchema
    .omit({ id: true, createdAt: true })
    .partial()
    .optional()
    .describe(
      'What you last read in the fields that you send. Where one of them holds something else by now, nothing is changed and the answer is 409. Without it, what is sent replaces what is there.',
    ),
});

export const projectIdSchema = z.object({ projectId: idSchema().describe('Id of the project') });
export const projectOrderSchema = z.object({
  projectIds: z
    .array(idSchema())
    .max(quotas.projects.limit)
    .describe('All projects, first one first'),
});

export type DeveloperProject = z.infer<typeof projectSchema>;
export type ProjectChange = z.infer<typeof projectChangeSchema>;
export type ProjectForm = z.infer<typeof projectFormSchema>;
