import { z } from 'zod';
import { finderValues } from './finder-answers.ts';

/** Characters. */
const maxGroupLength = 60;
const maxPriceDollars = 100_000;

const questions = {
  what: () => z.enum(finderValues.what).describe('What the tool is for').optional(),
  code: () => z.enum(finderValues.code).describe('How much code it leaves to its user').optional(),
};

/** A function, because the REST adapter changes the schemas that it gets. */
export const finderInputSchema = () =>
  z.object({
    what: questions.what(),
    who: z.enum(finderValues.who).describe('Who will work with it').optional(),
    code: questions.code(),
    budget: z.enum(finderValues.budget).describe('Most dollars a month, or `free`').optional(),
  });

export const toolFilterFields = () => ({
  group: z
    .string()
    .max(maxGroupLength)
    .describe('Group of the tool in lowercase letters with hyphens, for example app-builders')
    .optional(),
  what: questions.what(),
  code: questions.code(),
  maxPrice: z
    .number()
    .min(0)
    .max(maxPriceDollars)
    .describe(
      'Most dollars a month. A tool whose price is not known is left out; 0 finds free plans and programs',
    )
    .optional(),
});

const statedFactSchema = z
  .object({
    text: z.string(),
    source: z.object({ label: z.string(), href: z.string() }),
    said: z.object({
      label: z.string(),
      dateTime: z.string().describe('A day or a month, as YYYY-MM-DD or YYYY-MM'),
    }),
  })
  .meta({ id: 'StatedFact', description: 'A statement with its source and its day' });

const namedTool = {
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  group: z.string(),
  /** The page of this site. */
  page: z.string().describe('Address of its page on this site'),
};

export const openToolSchema = z
  .object({
    ...namedTool,
    maker: z.string().nullable().describe('Null where it has the name of the tool'),
    url: z.string().describe('Address of the tool'),
    cells: z.array(
      z.object({
        cell: z.string(),
        fact: statedFactSchema.nullable().describe('Null where it is not known'),
      }),
    ),
    ended: statedFactSchema
      .nullable()
      .describe('Says that the tool is closed, closing or has another name'),
  })
  .meta({ id: 'Tool' });

const statementSchema = z.object({
  says: z.string(),
  cell: z.string().nullable(),
  fact: statedFactSchema.nullable().describe('The fact that the sentence rests on'),
});

export const finderAnswerSchema = z
  .object({
    tools: z
      .array(
        z.object({
          ...namedTool,
          fits: z
            .boolean()
            .describe('False where an objection begins with an answer that it misses'),
          reasons: z.array(statementSchema),
          objections: z.array(statementSchema),
          order: z
            .enum(['answers', 'facts', 'alphabet'])
            .nullable()
            .describe('By what it stands before the next tool; null where there is none'),
        }),
      )
      .describe('At most three, the best first. Empty where no question was answered'),
    isClosest: z.boolean().describe('No tool fits all answers'),
    equals: z
      .array(z.object({ slug: z.string(), name: z.string(), page: z.string() }))
      .describe('Tools that fit the answers as well as the last one shown'),
    comparison: z.string().nullable().describe('Address that puts the tools side by side'),
  })
  .meta({ id: 'FinderAnswer' });

export type FinderAnswer = z.infer<typeof finderAnswerSchema>;
