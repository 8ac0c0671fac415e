import { z } from 'zod';

/** A visitor's answers at the booking of a call, with the questions as they were asked. */
export const callAnswersSchema = z.array(z.object({ question: z.string(), answer: z.string() }));

export type CallAnswers = z.infer<typeof callAnswersSchema>;
