import { z } from 'zod';
import { pageQueryLimits } from '../../shared/paths.ts';
import { glossaryWords } from './words/glossary-words.ts';

/** A function, because the REST adapter changes the schemas that it gets. */
export const termFilterFields = () => ({
  category: z
    .enum(glossaryWords.filters.flatMap(({ slug }) => slug ?? []))
    .describe('Category of the term')
    .optional(),
  q: z
    .string()
    .max(pageQueryLimits.glossarySearch)
    .describe('Stands in the term or in its definition')
    .optional(),
});

export const openTermSchema = z
  .object({
    slug: z.string(),
    term: z.string(),
    definition: z.string(),
    category: z.string(),
    page: z.string().describe('Address of its page on this site'),
    text: z
      .object({
        plain: z.string().describe('In plain words'),
        example: z.string(),
        say: z.string().describe('A prompt that uses the term'),
        mistakes: z.array(z.string()),
        related: z.array(z.string()).describe('Slugs of other terms'),
      })
      .nullable()
      .describe('Null while nobody has written it'),
  })
  .meta({ id: 'Term' });
