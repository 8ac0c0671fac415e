import { z } from 'zod';
import { shownAvailabilitySchema } from '../availability/availability.ts';
import { developerLimits } from './developer-limits.ts';
import { developerCardSchema, directoryQuerySchema } from './developers.ts';
import { hoursSteps, readCursor } from './directory/directory-choices.ts';

/** The adapter reads the description of the schema within. */
const described = <Schema extends z.ZodType>(schema: z.ZodOptional<Schema>, text: string) =>
  schema.unwrap().describe(text).optional();

/** Input of the REST list, by the names of the directory's address. A function, because the REST adapter changes the schemas. */
export function openDirectoryInputSchema() {
  const { shape } = directoryQuerySchema;
  const longest = developerLimits.toolFilters * (developerLimits.builtWithTool + 1);
  return z.object({
    q: described(shape.q, 'Name or words'),
    country: described(shape.country, 'Its English name'),
    experience: described(shape.minExperienceYears, 'Years of coding at least'),
    tool: z
      .string()
      .max(longest)
      .refine(
        (names) => names.split(',').length <= developerLimits.toolFilters,
        `Please name at most ${developerLimits.toolFilters} tools`,
      )
      .describe('Built with all of these: `Cursor,Lovable`')
      .optional(),
    skill: described(shape.skill, 'A skill of the list, such as `tool.lovable`'),
    kind: described(shape.kind, 'Available for it'),
    free: described(shape.freeBy, 'Free on this day, YYYY-MM-DD'),
    hours: described(shape.minHours, `Hours a week at least: ${hoursSteps.join(', ')}`),
    rate: described(shape.rate, '`USD.hour.50`: at most 50 dollars an hour'),
    language: described(shape.language, 'BCP 47'),
    mark: described(shape.mark, 'Holds this mark'),
    sort: described(shape.sort, 'Newest first when left out'),
    cursor: z
      .string()
      .refine((value) => readCursor(value) !== null, 'Please send the `nextCursor` of a page')
      .describe('`nextCursor` of the page before, in the same order')
      .optional(),
  });
}

export const openDeveloperSchema = developerCardSchema
  .extend({
    handle: z.string().nullable(),
    profileUrl: z.url(),
    isVerified: z.boolean().describe('By the studio'),
    skills: z.array(z.string()).describe('Names, the most important one first'),
    availability: shownAvailabilitySchema
      .nullable()
      .describe('What the developer takes on; null where nothing is said, or it has ended'),
  })
  .meta({ id: 'OpenDeveloper' });

export const openDirectorySchema = z.object({
  items: z.array(openDeveloperSchema),
  nextCursor: z.string().nullable().describe('Null on the last page'),
});

export type OpenDirectoryInput = z.infer<ReturnType<typeof openDirectoryInputSchema>>;
export type OpenDirectory = z.infer<typeof openDirectorySchema>;
