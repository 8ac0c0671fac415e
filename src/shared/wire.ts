import { z } from 'zod';

// Inputs are functions: the REST adapter changes the schemas that it is given, so none may be shared with it.

/** The largest of PostgreSQL's `integer`s, which number rows and their versions from 1. */
export const maxId = 2_147_483_647;

/** The number of a row, or of a version of one, in an input. */
export const idSchema = () => z.number().int().min(1).max(maxId);

export const idInputSchema = z.object({ id: idSchema() });

/** A boolean of a REST input. Not z.boolean(): the REST adapter would coerce the text "false" to true. */
export const wireFlag = () =>
  z.union([z.literal(true), z.literal(false)], 'Please send true or false');

/** A moment in an answer: a Date in our own programs, which JSON, and so REST, writes as ISO 8601 in UTC. */
export const timestamp = () =>
  z
    .date()
    .meta({ override: { type: 'string', format: 'date-time' }, description: 'ISO 8601, UTC' });

/** Fields that were sent and that the call does not know; left out where there are none. */
export const unknownFieldsSchema = z
  .array(z.string())
  .optional()
  .describe('Fields that were sent and are not known here: nothing was done with them');

/** The answer of a call that has nothing else to say. */
export const successSchema = z.object({ success: z.literal(true) }).meta({ id: 'Success' });
export const success: z.infer<typeof successSchema> = { success: true };

/** Rows that a call on several of them left alone, and why. */
export const refusedSchema = z.array(z.object({ id: z.number().int(), message: z.string() }));
