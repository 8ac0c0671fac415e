import { z } from 'zod';
import { idSchema, timestamp } from '../../shared/wire.ts';
import { documentRefSchema } from '../documents/documents.ts';

export const remarkLimits = {
  text: 2_000,
  /** Longer passages are cut. */
  quote: 300,
  block: 1_000,
} as const;

const remarkText = () =>
  z
    .string()
    .trim()
    .min(1, 'Write a remark first')
    .max(remarkLimits.text, `A remark must be at most ${remarkLimits.text} characters`);

/** Plain text: the words of a passage, and the text of their block, by which they are found again. */
export const passageSchema = z.object({
  quote: z.string().trim().min(1, 'Select some text first').max(remarkLimits.quote),
  block: z.string().max(remarkLimits.block),
});

const remarkShape = { of: documentRefSchema, id: idSchema() };

export const remarkInputSchema = passageSchema.extend({
  of: documentRefSchema,
  text: remarkText(),
});
export const remarkAnswerInputSchema = z.object({ ...remarkShape, text: remarkText() });
export const remarkDoneInputSchema = z.object({ ...remarkShape, isDone: z.boolean() });
export const remarkRefSchema = z.object(remarkShape);

const writtenShape = {
  id: z.number().int(),
  text: z.string(),
  writtenBy: z.string(),
  createdAt: timestamp(),
  /** The asking admin may take it back. */
  isRemovable: z.boolean(),
};

export const remarkSchema = z.object({
  ...writtenShape,
  ...passageSchema.shape,
  doneAt: timestamp().nullable(),
  doneBy: z.string().nullable(),
  answers: z.array(z.object(writtenShape)),
});

export type Passage = z.infer<typeof passageSchema>;
export type Remark = z.infer<typeof remarkSchema>;
export type RemarkInput = z.infer<typeof remarkInputSchema>;
