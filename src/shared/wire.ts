import { z } from 'zod';

// Inputs are functions: the REST adapter changes the schemas that it gets, so they must not be shared with it.

/** Largest `integer` of PostgreSQL, the type of row ids and versions, which begin at 1. */
export const maxId = 2_147_483_647;

export const idSchema = () => z.number().int().min(1).max(maxId);

export const idInputSchema = z.object({ id: idSchema() });

/** Boolean of a REST input. z.boolean() would not do: the REST adapter would coerce the text "false" to true. */
export const wireFlag = () =>
  z.union([z.literal(true), z.literal(false)], 'Please send true or false');

/** A Date in our own programs; ISO 8601 in UTC in JSON and REST. */
export const timestamp = () =>
  z
    .date()
    .meta({ override: { type: 'string', format: 'date-time' }, description: 'ISO 8601, UTC' });

/** Sent fields that the call does not know; left out when there are none. */
export const unknownFieldsSchema = z
  .array(z.string())
  .optional()
  .describe('Fields that were sent and are not known here: nothing was done with them');

export const successSchema = z.object({ success: z.literal(true) }).meta({ id: 'Success' });
export const success: z.infer<typeof successSchema> = { success: true };

/** Rows that a call for several rows did not change, with the reason. */
export const refusedSchema = z.array(z.object({ id: z.number().int(), message: z.string() }));
